import type { Seat } from '@kesem/engine/core/game';
import type { WizardEvent } from '@kesem/engine/games/rock-paper-wizard/event';
import type { WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import { memo } from 'react';
import { classes } from '../../../kit/classes.ts';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import type { Words } from '../../contract.ts';
import { describe } from '../describe.ts';
import { Hand } from '../hand/Hand.tsx';
import { textsOf } from '../texts.ts';
import type { WizardFrame } from '../timeline.ts';
import { charmOf, isChoosing, orderOf } from './circle.ts';
import { SpellPrint } from './SpellPrint.tsx';
import styles from './Stage.module.css';

interface StageProps {
  readonly view: WizardView;
  readonly frame: WizardFrame | null;
  readonly words: Words;
  /** Whether there is room for a picture of the spell. */
  readonly isLarge: boolean;
}

/** The order of the spells and what happens now, in words. */
export const Stage = ({ view, frame, words, isLarge }: StageProps) => (
  <div className={styles.stage} data-large={isLarge ? '' : undefined} data-part={frame?.part}>
    <Order view={view} words={words} />
    {frame?.part === 'chant' ? (
      <Chant count={frame.count} words={words} view={view} />
    ) : (
      <Told frame={frame} words={words} isLarge={isLarge} view={view} />
    )}
  </div>
);

/** Who casts when, who has, and whose spell is being cast: so that everybody knows why a change came too late. */
const Order = memo(({ view, words }: Pick<StageProps, 'view' | 'words'>) => {
  const t = textsOf(words.lang).board;
  return (
    <ol className={styles.order} aria-label={t.order}>
      {orderOf(view).map((seat, place) => (
        <Cast key={seat} seat={seat} place={place} view={view} words={words} />
      ))}
    </ol>
  );
});

interface CastProps extends Pick<StageProps, 'view' | 'words'> {
  readonly seat: Seat;
  readonly place: number;
}

const Cast = ({ seat, place, view, words }: CastProps) => {
  const t = textsOf(words.lang).board;
  const state = isChoosing(view) ? 'armed' : (view.wizards[seat]?.hand?.state ?? 'armed');
  const said = { armed: '', acting: t.now, acted: t.done, cancelled: t.cancelled }[state];
  return (
    <li className={styles.cast} data-state={state}>
      <EmblemPlate ink={words.ink(seat)} size={30} />
      <VisuallyHidden>{`${place + 1}. ${words.name(seat)} ${said}`}</VisuallyHidden>
      <span className={styles.mark} aria-hidden="true">
        {state === 'acted' && <Icon name="check" size={14} weight={4} />}
        {state === 'cancelled' && <Icon name="close" size={14} weight={4} />}
        {(state === 'armed' || state === 'acting') && place + 1}
      </span>
    </li>
  );
};

/** Fists that pump while the house counts. */
const Chant = ({
  count,
  words,
  view,
}: Pick<StageProps, 'words' | 'view'> & Pick<WizardFrame, 'count'>) => (
  <p className={styles.chant}>
    <span className={styles.number} key={count}>
      {textsOf(words.lang).bar.chant[count]}
    </span>
    <span className={styles.fists} key={`fists ${count}`} aria-hidden="true">
      {view.wizards.map((_, seat) => (
        <Hand key={seat} gesture="ready" ink={words.ink(seat)} size={40} />
      ))}
    </span>
  </p>
);

/** The turn and what has come of it; outside of a scene the round. */
const Told = ({ frame, words, isLarge, view }: StageProps) => {
  const t = textsOf(words.lang);
  const lines = linesOf(frame, words, isLarge);
  if (!frame) {
    const charm = charmOf(view);
    const say = charm
      ? t.bar.charmTheirs(words.name(charm.seat))
      : t.board.round(view.round, view.options.goal);
    return <p className={styles.round}>{say}</p>;
  }
  const { turn } = frame;
  return (
    <div className={classes(styles.told, frame.part === 'reveal' && styles.loud)}>
      {isLarge && turn?.type === 'turn' && <SpellPrint spell={turn.spell} width={112} />}
      <div className={styles.lines}>
        {frame.part === 'reveal' && <b className={styles.shout}>{shoutOf(frame, words)}</b>}
        {lines.map((line, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines are only ever added at the end
          <span key={i}>{line}</span>
        ))}
      </div>
    </div>
  );
};

function shoutOf({ events }: WizardFrame, { lang }: Words): string {
  const { bar } = textsOf(lang);
  return events.some(({ type }) => type === 'clashed') ? bar.wild : (bar.chant[2] ?? '');
}

const QUIET: readonly WizardEvent['type'][] = ['ready', 'chose'];

/** In a turn all that has happened in it, else what happens now; around a wide table the reveal is read from the mats. */
function linesOf(
  frame: WizardFrame | null,
  words: Words,
  isLarge: StageProps['isLarge'],
): readonly string[] {
  if (!frame) return [];
  const events =
    frame.part === 'spells' ? [...(frame.turn ? [frame.turn] : []), ...frame.lines] : frame.events;
  return events
    .filter(({ type }) => !QUIET.includes(type) && (isLarge || type !== 'cast'))
    .flatMap((event) => described(event, words));
}

/** The reveal is a line for each wizard, everything else one line. */
function described(event: WizardEvent, words: Words): readonly string[] {
  if (event.type !== 'cast') return [describe(event, words)?.text ?? ''];
  return event.choices.flatMap((one) => describe({ ...event, choices: [one] }, words)?.text ?? []);
}
