import { stonesOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import { energyOf } from '@kesem/engine/games/eclipse/chapters/stats';
import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { ReactNode } from 'react';
import { CardBack } from '../../../kit/cards/CardBack.tsx';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { RunningClock } from '../../../kit/RunningClock.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import type { Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import type { Marks } from './marks.ts';
import type { Pile } from './OpenPile.tsx';
import styles from './Strip.module.css';
import { ThingButton } from './ThingButton.tsx';
import { keyOf } from './thing.ts';

interface StripProps {
  readonly view: EclipseView;
  readonly player: Player;
  readonly words: Words;
  readonly marks: Marks;
  readonly presence: string;
  readonly left: () => number | null;
  /** Whether it is as small as a phone's header. */
  readonly small: boolean;
}

/** Whose side it is: the plate, the name, the clock, and whether the turn is theirs. */
export const Strip = ({ view, player, words, marks, presence, left, small }: StripProps) => {
  const t = textsOf(words.lang).board;
  const name = words.name(player);
  const isActive = view.active === player && view.turn > 0 && !view.ended;
  return (
    <div
      className={styles.strip}
      data-active={isActive || undefined}
      data-small={small || undefined}
      data-row=""
    >
      <ThingButton
        thing={{ at: 'player', player }}
        label={[name, isActive ? t.active : '', presence].filter(Boolean).join(', ')}
        mark={marks.get(keyOf({ at: 'player', player }))}
        className={styles.who}
      >
        <EmblemPlate ink={words.ink(player)} size={small ? 34 : 46} seat={player} />
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {presence !== '' && <small>{presence}</small>}
        </span>
      </ThingButton>
      <span className={styles.clock}>
        <RunningClock left={left} low={10_000} />
      </span>
      {isActive && <Flag words={t.active} small={small} />}
      <Energy view={view} player={player} words={words} />
    </div>
  );
};

interface FlagProps {
  readonly words: string;
  readonly small: boolean;
}

/** Whose turn it is: in words, or as a pennant where the plate alone says it. */
const Flag = ({ words, small }: FlagProps) =>
  small ? (
    <i className={styles.pennant} title={words} data-moves="flag:0" />
  ) : (
    <b className={styles.flag} data-moves="flag:0">
      {words}
    </b>
  );

interface PilesProps extends Pick<StripProps, 'view' | 'player' | 'words' | 'small'> {
  /** Opens a pile of this player's. */
  readonly onPile: (pile: Pile['is']) => void;
  /** The hand is hidden: it lies there as backs. */
  readonly backs: boolean;
}

/** As many backs as are drawn one beside the other. */
const BACKS = 5;

/** What is left of a player's cards; the discard pile can be opened, and one's own deck. */
export const Piles = ({ view, player, words, small, backs, onPile }: PilesProps) => {
  const t = textsOf(words.lang).board;
  const back = small ? 19 : 25;
  const hand = view.hands[player];
  const drawn = small ? 1 : Math.min(BACKS, hand);
  return (
    <span className={styles.piles} data-row="">
      {backs && (
        <Count label={t.inHand(hand)} n={hand} at={`hand:${player}`}>
          <span className={styles.backs}>
            {Array.from({ length: drawn }, (_, i) => (
              <CardBack key={i} back="lightMoon" width={back} />
            ))}
          </span>
        </Count>
      )}
      {view.mine && view.me === player ? (
        <OpenButton
          label={t.deck(view.decks[player])}
          n={view.decks[player]}
          at={`deck:${player}`}
          onOpen={() => onPile('deck')}
        >
          <CardBack back="darkMoon" width={back} />
        </OpenButton>
      ) : (
        <Count label={t.deck(view.decks[player])} n={view.decks[player]} at={`deck:${player}`}>
          <CardBack back="darkMoon" width={back} />
        </Count>
      )}
      <OpenButton
        label={t.discard(view.discards[player].length)}
        n={view.discards[player].length}
        at={`discards:${player}`}
        onOpen={() => onPile('discards')}
      >
        <DiscardSign />
      </OpenButton>
    </span>
  );
};

interface CountProps {
  readonly label: string;
  readonly n: number;
  /** What it is called where cards fly. */
  readonly at: string;
  readonly children: ReactNode;
}

const Count = ({ label, n, at, children }: CountProps) => (
  <span className={styles.count} title={label} data-moves={at}>
    {children}
    <span aria-hidden="true">{n}</span>
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);

const OpenButton = ({
  label,
  n,
  at,
  children,
  onOpen,
}: CountProps & { readonly onOpen: () => void }) => (
  <button
    type="button"
    className={styles.pile}
    data-stop=""
    data-moves={at}
    title={label}
    onClick={onOpen}
  >
    {children}
    <span aria-hidden="true">{n}</span>
    <VisuallyHidden>{label}</VisuallyHidden>
  </button>
);

const DiscardSign = () => (
  <svg viewBox="0 0 20 24" width="19" height="24" aria-hidden="true">
    <path d="M3 3H13V19H3Z" fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="M8 7L18 9L15 23L6 21" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

/** Energy that is free, of all, for whoever does not see the stones. */
const Energy = ({ view, player, words }: Pick<StripProps, 'view' | 'player' | 'words'>) => {
  const stones = stonesOf(view, player);
  const [light, dark] = (['light', 'dark'] as const).map((energy) => {
    const all = stones.filter((one) => energyOf(view, one) === energy);
    return `${all.filter(({ marked }) => !marked).length}/${all.length}`;
  });
  return (
    <VisuallyHidden>{textsOf(words.lang).board.energy(light ?? '', dark ?? '')}</VisuallyHidden>
  );
};
