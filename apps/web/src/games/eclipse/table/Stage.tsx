import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import type { Words } from '../../contract.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { textsOf } from '../texts.ts';
import type { EclipseFrame } from '../timeline.ts';
import styles from './Stage.module.css';

interface StageProps {
  readonly frame: EclipseFrame | null;
  readonly words: Words;
}

/** What is shown above the table for a moment: the card that is being cast, or whose turn begins. */
export const Stage = ({ frame, words }: StageProps) => {
  const event = frame?.events.find(isStaged);
  if (!frame || !event) return null;
  return (
    <div className={styles.stage} aria-hidden="true" key={`${frame.view.turn} ${event.type}`}>
      {event.type === 'turn' ? (
        <p className={styles.banner}>
          <EmblemPlate ink={words.ink(event.player)} size={34} />
          <span>
            {textsOf(words.lang).board.turn(event.turn)} · {words.name(event.player)}
          </span>
        </p>
      ) : (
        <div className={styles.card}>
          <CardFace card={event.card} lang={words.lang} width={172} />
          <span className={styles.by}>
            <EmblemPlate ink={words.ink(event.player)} size={36} />
          </span>
        </div>
      )}
    </div>
  );
};

type Staged = Extract<EclipseEvent, { readonly type: 'cast' | 'turn' }>;

const isStaged = (event: EclipseEvent): event is Staged =>
  event.type === 'cast' || event.type === 'turn';
