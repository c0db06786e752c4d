import type { Seat } from '@kesem/engine/core/game';
import type { WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import type { Words } from '../../contract.ts';
import styles from '../Board.module.css';
import { textsOf } from '../texts.ts';
import type { Choice } from '../useChoice.ts';
import { around, isChoosing, type Place, placesOf } from './circle.ts';
import { Mat } from './Mat.tsx';

interface MatsProps {
  readonly view: WizardView;
  readonly words: Words;
  readonly choice: Choice;
  readonly south: Seat;
  readonly presence: (seat: Seat) => string;
}

/** The wizards' mats clockwise, one's own last: where targets are chosen. */
export const Mats = (props: MatsProps) => {
  const { view, words, south } = props;
  const seats = around(south, view.wizards.length);
  const places = placesOf(seats.length);
  return (
    <ul className={styles.mats} aria-label={textsOf(words.lang).board.mats}>
      {[...seats.slice(1), south].map((seat) => (
        <Placed key={seat} {...props} seat={seat} place={places[seats.indexOf(seat)] ?? 'south'} />
      ))}
    </ul>
  );
};

interface PlacedProps extends MatsProps {
  readonly seat: Seat;
  readonly place: Place;
}

/** Draws a mat from the part of the view that concerns it, so that it is drawn anew only when that changes. */
const Placed = ({ view, words, choice, presence, seat, place }: PlacedProps) => {
  const wizard = view.wizards[seat];
  if (!wizard) return null;
  const choosing = isChoosing(view);
  const target = choosing ? seat : (wizard.hand?.target ?? seat);
  return (
    <Mat
      seat={seat}
      wizard={wizard}
      place={place}
      name={words.name(seat)}
      ink={words.ink(seat)}
      presence={presence(seat)}
      lang={words.lang}
      goal={view.options.goal}
      isFirst={seat === view.first}
      isMine={seat === words.me}
      isChoosing={choosing}
      targetName={words.name(target)}
      targetInk={words.ink(target)}
      aim={aimAt(seat, choice)}
      isActing={!choosing && wizard.hand?.state === 'acting'}
      isStop={seat === (choice.target ?? choice.open[0])}
    />
  );
};

/** A mat is pickable once there is a spell to throw. */
function aimAt(seat: Seat, { open, target, asked, spell }: Choice): 'no' | 'open' | 'chosen' {
  if (!open.includes(seat) || (asked === 'spell' && spell === null)) return 'no';
  return seat === target ? 'chosen' : 'open';
}
