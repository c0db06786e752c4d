import type { TableView } from '@kesem/engine/core/table';
import type { ReactNode } from 'react';
import { backTextsOf } from '../../i18n/back.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/icons.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { AnyGame } from '../../registry.ts';
import { useDevice, useLang } from '../frame/stores.ts';
import { useWords } from '../room/words.ts';
import { useAskHint, useHint } from './hint.ts';

/** Asking a bot, among what may be done at a table. */
export const HintItem = ({ onDone }: { readonly onDone: () => void }) => {
  const t = backTextsOf(useLang());
  const ask = useAskHint();
  if (!ask) return null;
  const run = (): void => {
    ask();
    onDone();
  };
  return (
    <Button icon={<Icon name="bot" />} onClick={run}>
      {t.hint}
    </Button>
  );
};

/** What a bot would play here, in words, without names of places for whoever sees them marked; null: nobody has asked. */
export function useHintWords(game: AnyGame, table: TableView): ReactNode {
  const t = backTextsOf(useLang());
  const words = useWords();
  const hint = useHint(table);
  const inWords = useDevice((state) => state.textView);
  if (!hint) return null;
  if (!hint.thought) return t.thinking;
  const { move, events } = hint.thought;
  if (!move) return t.none;
  const lines = events.flatMap((event) => game.describe(event, words, table) ?? []);
  const [line] = lines;
  if (!line) return t.marked;
  const said = t.would(
    line.code === undefined ? line.text : `${line.text} \u2066${line.code}\u2069`,
  );
  if (line.marked === undefined || inWords) return said;
  return (
    <>
      <span aria-hidden="true">{t.would(line.marked)}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </>
  );
}
