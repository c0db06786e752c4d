import type { WizardEvent } from '@kesem/engine/games/rock-paper-wizard/event';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { Icon } from '../../../kit/icons.tsx';
import type { Words } from '../../contract.ts';
import { describe } from '../describe.ts';
import { textsOf } from '../texts.ts';
import type { WizardFrame } from '../timeline.ts';
import styles from './Deed.module.css';
import { Duel } from './Duels.tsx';

interface DeedProps {
  readonly frame: WizardFrame;
  readonly words: Words;
}

/** What a beat of a spell does, in words and in one picture; while its hand comes, what the card says. */
export const Deed = ({ frame, words }: DeedProps) => (
  <div className={styles.deed} data-deed="">
    {linesOf(frame, words).map((line) => (
      <p key={line}>{line}</p>
    ))}
    {frame.events.map((event) => (
      <Shown key={JSON.stringify(event)} event={event} frame={frame} words={words} />
    ))}
  </div>
);

function linesOf({ events }: WizardFrame, words: Words): readonly string[] {
  return events.flatMap((event) => {
    if (event.type === 'turn') return textsOf(words.lang).spell[event.spell].effect;
    return describe(event, words)?.text ?? [];
  });
}

const Shown = ({ event, frame, words }: DeedProps & { readonly event: WizardEvent }) => {
  if (event.type === 'moved') return <Hop event={event} words={words} />;
  if (event.type === 'gold') return <Purses frame={frame} words={words} />;
  if (!BENT.includes(event.type) || !('seat' in event)) return null;
  return (
    <div className={styles.duel}>
      <Duel view={frame.view} words={words} seat={event.seat} />
    </div>
  );
};

/** What happens to a hand that is still held out. */
const BENT: readonly WizardEvent['type'][] = ['aimed', 'surged', 'cancelled'];

type Moved = Extract<WizardEvent, { readonly type: 'moved' }>;

/** The spaces between, as they lie in the cave: the hoard is at the right. */
const Hop = ({ event: { seat, from, to }, words }: { event: Moved; words: Words }) => {
  if (from === to) return null;
  const low = Math.min(from, to);
  const way = Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => low + n);
  return (
    <span className={styles.hop} dir="ltr" aria-hidden="true">
      {way.map((space) => (
        <b
          key={space}
          data-at={space === from ? 'from' : space === to ? 'to' : undefined}
          style={space === to ? { backgroundColor: `var(--p${words.ink(seat)})` } : undefined}
          data-pale={space === to && PALE.has(words.ink(seat)) ? '' : undefined}
        >
          {space}
        </b>
      ))}
    </span>
  );
};

/** Inks on which dark figures are read. */
const PALE: ReadonlySet<number> = new Set([3, 6]);

/** Whose gold is another now. */
const Purses = ({ frame: { before, view }, words }: DeedProps) => (
  <span className={styles.purses} aria-hidden="true">
    {view.wizards.map(({ gold }, seat) => {
      const had = before.wizards[seat]?.gold ?? gold;
      return (
        had !== gold && (
          // a seat is who sits there
          <span key={seat} className={styles.purse}>
            <EmblemPlate ink={words.ink(seat)} size={30} />
            <span>{had}</span>
            <Icon name="next" size={14} />
            <b>{gold}</b>
          </span>
        )
      );
    })}
  </span>
);
