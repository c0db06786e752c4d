import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import { other, playerOf } from '@kesem/engine/games/eclipse/state';
import type { ReactNode } from 'react';
import { CardBack } from '../../../kit/cards/CardBack.tsx';
import { Die } from '../../../kit/Die.tsx';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import type { Words } from '../../contract.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { pipsOf } from '../combat/pips.ts';
import { describe } from '../describe.ts';
import { textsOf } from '../texts.ts';
import type { EclipseFrame } from '../timeline.ts';
import styles from './Stage.module.css';
import { keyOf } from './thing.ts';

/** What is shown over the table is called so; a card, as the one that is on its way. */
const STAGED = 'stage:0';
const COMING = keyOf({ at: 'coming' });

interface StageProps {
  readonly frame: EclipseFrame | null;
  readonly words: Words;
}

/** What is shown above the table for a moment: the dice of the start, a card that is cast, whose turn begins, or that time is up. */
export const Stage = ({ frame, words }: StageProps) => {
  const [event] = frame?.events ?? [];
  // what one plays oneself without an aim goes straight to its place
  const isStaged = frame?.acts.some(
    ({ of }) => of === STAGED || of === COMING || of.startsWith('die:'),
  );
  const staged = frame && event && isStaged ? stagedIn(event, frame, words) : null;
  if (!frame || !event || staged === null) return null;
  return (
    <div className={styles.stage} aria-hidden="true" key={`${frame.view.turn} ${event.type}`}>
      {staged}
    </div>
  );
};

function stagedIn(event: EclipseEvent, { view }: EclipseFrame, words: Words): ReactNode {
  if (event.type === 'started') return <Start {...event} words={words} />;
  if (event.type === 'cast') return <Card {...event} words={words} />;
  const says = event.type === 'turn' ? turnWords(event, words) : describe(event, words, view)?.text;
  return (
    <p className={styles.banner} data-moves={STAGED}>
      {event.type === 'turn' && <EmblemPlate ink={words.ink(event.player)} size={34} />}
      <span>{says}</span>
    </p>
  );
}

const turnWords = (
  { turn, player }: { readonly turn: number; readonly player: number },
  words: Words,
) => `${textsOf(words.lang).board.turn(turn)} · ${words.name(player)}`;

type Of<K extends EclipseEvent['type']> = Extract<EclipseEvent, { readonly type: K }> & {
  readonly words: Words;
};

/** Both dice fall on the table, as often as they were alike once more; and what they say. */
const Start = ({ rolls, first, words }: Of<'started'>) => {
  const t = textsOf(words.lang).first;
  const south = playerOf(words.south);
  const dice = rolls.at(-1);
  if (!dice) return null;
  return (
    <div className={styles.start}>
      {[other(south), south].map((player) => (
        <p key={player}>
          <span data-moves={`die:${player}`}>
            <Die
              value={pipsOf(dice[player])}
              ink={player === south ? 'light' : 'dark'}
              size={72}
              roll={rolls.length}
            />
          </span>
          <bdi>{words.name(player)}</bdi>
        </p>
      ))}
      <b>{first === words.me ? t.youBegin : t.begins(words.name(first))}</b>
    </div>
  );
};

const Card = ({ card, player, words }: Of<'cast'>) => (
  <div className={styles.card} data-thing={COMING}>
    <div className={styles.turning} data-turning="">
      <CardFace card={card} lang={words.lang} width={172} />
      <span className={styles.back}>
        <CardBack back="lightMoon" width={172} />
      </span>
    </div>
    <span className={styles.by}>
      <EmblemPlate ink={words.ink(player)} size={36} />
    </span>
  </div>
);
