import { type ReactNode, useEffect } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { listed } from '../../i18n/numbers.ts';
import { tvTextsOf } from '../../i18n/tv.ts';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { Icon } from '../../kit/icons.tsx';
import type { AnyGame } from '../../registry.ts';
import { inkOf } from '../../state/device.ts';
import { callsFor, sitterOf, taken, turnSeats } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom } from '../room/session.ts';
import { useSecondsTo } from '../room/useNow.ts';
import { nameIn, useHeard, useNames, useView } from '../room/view.ts';
import { lineFor, spokenOf, useWords } from '../room/words.ts';
import styles from './Tv.module.css';
import { useVoiceOn } from './useVoiceOn.ts';

interface LineProps {
  readonly game: AnyGame | null;
  /** Whether the end of the match has been shown: nothing here knows more than the board. */
  readonly isOver: boolean;
  /** What stands at its end. */
  readonly children: ReactNode;
}

/** What has happened last, read aloud if wanted, and who is awaited. */
export const Line = ({ game, isOver, children }: LineProps) => {
  const t = tvTextsOf(useLang());
  const { stage, startsAt } = useView();
  const last = useLast(game, isOver);
  const { isOn, say } = useVoiceOn();
  const spoken = last?.spoken ?? null;
  useEffect(() => {
    if (spoken !== null) say(spoken);
  }, [spoken, say]);
  return (
    <footer className={styles.line}>
      <Icon name={isOn ? 'sound' : 'mute'} size={26} />
      <output data-long={last !== null && last.text.length > LONG}>
        {startsAt === null ? (last?.text ?? <Standing />) : <Counting startsAt={startsAt} />}
      </output>
      <span className={styles.next}>
        {stage === 'lobby' || isOver ? `${t.keys} · ${t.speaks(isOn)}` : <Awaited />}
      </span>
      {children}
    </footer>
  );
};

/** Signs after which a line needs two. */
const LONG = 54;

/** The last line of what has been shown, or that nothing can be heard just now. */
function useLast(
  game: AnyGame | null,
  isOver: boolean,
): { readonly text: string; readonly spoken: string | null } | null {
  const t = useTexts().link;
  const view = useView();
  const words = useWords();
  const heard = useHeard();
  const isLost = useRoom(({ status }) => status === 'lost');
  if (isLost) return { text: t.lost, spoken: null };
  if (view.stage === 'lobby' || isOver) return null;
  for (const one of heard.toReversed()) {
    const line = lineFor(one, game, view, words);
    if (line) return { text: line.text, spoken: spokenOf(line) };
  }
  return null;
}

/** How things stand where nothing happens: who is still missing, who would play on. */
const Standing = () => {
  const t = useTexts();
  const lang = useLang();
  const view = useView();
  const name = useNames();
  const calls = callsFor(view);
  if (view.stage === 'over') {
    return calls.length > 0 ? t.end.wants(listed(lang, calls.map(name)), calls.length) : t.end.over;
  }
  return view.stage === 'lobby' ? t.start.seated(taken(view).length) : '';
};

const Counting = ({ startsAt }: { readonly startsAt: number }) =>
  useTexts().start.starting(useSecondsTo(startsAt));

/** Of more only the emblems are shown. */
const NAMED = 3;

/** Who is asked just now. */
const Awaited = () => {
  const t = useTexts();
  const lang = useLang();
  const view = useView();
  const seats = turnSeats(view);
  const names = seats.map((seat) => isolate(nameIn(t, sitterOf(view, seat))));
  return (
    names.length > 0 && (
      <>
        {names.length <= NAMED && tvTextsOf(lang).now(listed(lang, names))}
        {seats.map((seat) => (
          <EmblemPlate key={seat} ink={inkOf(sitterOf(view, seat)?.ink)} size={26} />
        ))}
      </>
    )
  );
};
