import type { Seat } from '@kesem/engine/core/game';
import type { WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import type { Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import type { Choice } from '../useChoice.ts';
import { around, isChoosing } from './circle.ts';
import { Mat } from './Mat.tsx';
import styles from './Mats.module.css';

interface MatsProps {
  readonly view: WizardView;
  readonly words: Words;
  readonly choice: Choice;
  readonly south: Seat;
  readonly presence: (seat: Seat) => string;
  readonly isAway: (seat: Seat) => boolean;
}

/** The others clockwise from one's own place: where targets are chosen. */
export const Mats = (props: MatsProps) => {
  const { view, words, south } = props;
  return (
    <ul className={styles.mats} aria-label={textsOf(words.lang).board.mats}>
      {around(south, view.wizards.length)
        .slice(1)
        .map((seat) => (
          <li key={seat}>
            <Placed {...props} seat={seat} />
          </li>
        ))}
    </ul>
  );
};

/** Draws a portrait from the part of the view that concerns it, so that it is drawn anew only when that changes. */
export const Placed = (props: MatsProps & { readonly seat: Seat }) => {
  const { view, words, choice, presence, isAway, south, seat } = props;
  const wizard = view.wizards[seat];
  if (!wizard) return null;
  return (
    <Mat
      seat={seat}
      wizard={wizard}
      name={words.name(seat)}
      ink={words.ink(seat)}
      presence={presence(seat)}
      isAway={isAway(seat)}
      lang={words.lang}
      goal={view.options.goal}
      isFirst={seat === view.first}
      isMine={seat === words.me}
      isSouth={seat === south}
      isChoosing={isChoosing(view)}
      aim={aimAt(seat, choice)}
      isStop={seat === (choice.target ?? choice.open[0])}
    />
  );
};

/** Somebody is pickable once there is a spell to throw. */
function aimAt(seat: Seat, { open, target, asked, spell }: Choice): 'no' | 'open' | 'chosen' {
  if (!open.includes(seat) || (asked === 'spell' && spell === null)) return 'no';
  return seat === target ? 'chosen' : 'open';
}
