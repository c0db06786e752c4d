import { useMemo } from 'react';
import type { AnyGame } from '../../registry.ts';
import { useLang } from '../frame/stores.ts';
import { useCopy } from '../frame/useCopy.ts';
import { useRoom, useSession } from '../room/session.ts';
import { useMe, useView } from '../room/view.ts';
import { keepingOf } from './keeping.ts';

/** One's own secret choice for the match, as the game asks for it; nothing where it asks for none, or for a watcher. */
export const OwnChoice = ({ game }: { readonly game: AnyGame | null }) => {
  const { askStage } = useSession();
  const { own, options } = useView();
  const { isSeated } = useMe();
  const pending = useRoom((state) => state.pending !== null);
  const lang = useLang();
  const copy = useCopy();
  const keeping = useMemo(() => keepingOf(game?.id ?? '', lang), [game, lang]);
  if (!game?.Own || !isSeated) return null;
  return (
    <game.Own
      own={own}
      options={options}
      lang={lang}
      pending={pending}
      onChoose={(chosen) => askStage({ do: 'own', own: chosen })}
      keeping={keeping}
      onCopy={(text) => void copy(text)}
    />
  );
};
