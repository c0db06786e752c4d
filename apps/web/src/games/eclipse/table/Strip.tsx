import type { Player } from '@kesem/engine/games/eclipse/move';
import { stonesOf } from '@kesem/engine/games/eclipse/pieces';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { energyOf } from '@kesem/engine/games/eclipse/stats';
import type { ReactNode } from 'react';
import { CardBack } from '../../../kit/cards/CardBack.tsx';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { RunningClock } from '../../../kit/RunningClock.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import type { Words } from '../../contract.ts';
import type { Marks } from '../marks.ts';
import { textsOf } from '../texts.ts';
import type { Pile } from './OpenPile.tsx';
import { StoneSign } from './StoneSign.tsx';
import styles from './Strip.module.css';
import { Thing } from './Thing.tsx';

interface StripProps {
  readonly view: EclipseView;
  readonly player: Player;
  readonly words: Words;
  readonly marks: Marks;
  readonly presence: string;
  readonly left: () => number | null;
  /** Opens a pile of this player's. */
  readonly onPile: (pile: Pile['is']) => void;
}

/** A player: who it is, whose turn, the hand as backs, energy, deck and discard pile. */
export const Strip = (props: StripProps) => {
  const { view, player, words, marks, presence, left, onPile } = props;
  const t = textsOf(words.lang).board;
  const name = words.name(player);
  const isActive = view.active === player && view.turn > 0 && !view.ended;
  return (
    <div className={styles.strip} data-active={isActive || undefined} data-row="">
      <Thing
        thing={`player:${player}`}
        label={[name, isActive ? t.active : '', presence].filter(Boolean).join(', ')}
        mark={marks.get(`player:${player}`)}
        className={styles.who}
      >
        <EmblemPlate ink={words.ink(player)} size={30} />
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {presence !== '' && <small>{presence}</small>}
        </span>
      </Thing>
      {isActive && <b className={styles.flag}>{t.active}</b>}
      <RunningClock left={left} low={10_000} />
      <Piles {...{ view, player, words, onPile }} />
      <Energy view={view} player={player} words={words} />
    </div>
  );
};

/** What is left of a player's cards; the discard pile can be opened, and one's own deck. */
export const Piles = ({
  view,
  player,
  words,
  onPile,
}: Pick<StripProps, 'view' | 'player' | 'words' | 'onPile'>) => {
  const t = textsOf(words.lang).board;
  return (
    <span className={styles.counts}>
      <Count label={t.inHand(view.hands[player])} n={view.hands[player]}>
        <CardBack back="lightMoon" width={17} />
      </Count>
      {view.mine && view.me === player ? (
        <OpenButton
          label={t.deck(view.decks[player])}
          n={view.decks[player]}
          onOpen={() => onPile('deck')}
        >
          <CardBack back="darkMoon" width={17} />
        </OpenButton>
      ) : (
        <Count label={t.deck(view.decks[player])} n={view.decks[player]}>
          <CardBack back="darkMoon" width={17} />
        </Count>
      )}
      <OpenButton
        label={t.discard(view.discards[player].length)}
        n={view.discards[player].length}
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
  readonly children: ReactNode;
}

const Count = ({ label, n, children }: CountProps) => (
  <span className={styles.count} title={label}>
    {children}
    <span aria-hidden="true">{n}</span>
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);

const OpenButton = ({
  label,
  n,
  children,
  onOpen,
}: CountProps & { readonly onOpen: () => void }) => (
  <button type="button" className={styles.pile} data-stop="" title={label} onClick={onOpen}>
    {children}
    <span aria-hidden="true">{n}</span>
    <VisuallyHidden>{label}</VisuallyHidden>
  </button>
);

const DiscardSign = () => (
  <svg viewBox="0 0 20 24" width="17" height="22" aria-hidden="true">
    <path d="M3 3H13V19H3Z" fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="M8 7L18 9L15 23L6 21" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

/** Energy that is free, of all: by the form of the stone, and in numbers. */
const Energy = ({ view, player, words }: Pick<StripProps, 'view' | 'player' | 'words'>) => {
  const stones = stonesOf(view, player);
  const [light, dark] = (['light', 'dark'] as const).map((energy) => {
    const all = stones.filter((one) => energyOf(view, one) === energy);
    return `${all.filter(({ marked }) => !marked).length}/${all.length}`;
  });
  return (
    <span className={styles.energy}>
      <VisuallyHidden>{textsOf(words.lang).board.energy(light ?? '', dark ?? '')}</VisuallyHidden>
      <span aria-hidden="true">
        <StoneSign energy="light" />
        <bdi dir="ltr">{light}</bdi>
      </span>
      <span aria-hidden="true">
        <StoneSign energy="dark" />
        <bdi dir="ltr">{dark}</bdi>
      </span>
    </span>
  );
};
