import type { Seat } from '@kesem/engine/core/game';
import type { Card } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import type { SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import { useState } from 'react';
import { Sheet } from '../../../kit/Sheet.tsx';
import type { BoardProps } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import type { Build } from '../useChoice.ts';
import { Plate } from './Plate.tsx';
import type { Picture } from './picture.ts';
import styles from './Ring.module.css';
import { Shelf } from './Shelf.tsx';
import { SpellList } from './SpellList.tsx';
import { isTimed } from './timed.ts';

interface RingProps extends BoardProps<SpellTypes> {
  readonly picture: Picture;
  readonly build: Build;
  /** The cards of whoever sits nearest, as far as they are seen. */
  readonly hand: readonly Card[];
}

/** The players as they sit: whoever is to the left of the nearest seat stands leftmost, in every language. */
export const Ring = (props: RingProps) => {
  const { view, words, south, picture, build, hand, presence, left } = props;
  const t = textsOf(words.lang).board;
  const [opened, setOpened] = useState<Seat | null>(null);
  const n = view.counts.length;
  const isMine = view.me === south;
  const plate = (seat: Seat) => (
    <Plate
      {...{ seat, picture, words }}
      left={() => (isTimed(view, seat) ? left({ seat }) : null)}
      cast={view.spells}
      open={isMine && seat === south ? null : (view.hands[seat] ?? null)}
      presence={presence(seat)}
      isMine={isMine && seat === south}
      onOpen={setOpened}
    />
  );
  const others = Array.from({ length: n - 1 }, (_, at) => (south + 1 + at) % n);
  return (
    <>
      <ul className={styles.others} aria-label={t.players} data-n={n - 1}>
        {others.map((seat) => (
          <li key={seat}>{plate(seat)}</li>
        ))}
      </ul>
      <div className={styles.south}>
        <div data-seat={isMine ? 'me' : south}>{plate(south)}</div>
        {isMine && (
          <Shelf
            hand={hand}
            chosen={build.plan?.do === 'play' ? build.plan.effect : null}
            barred={build.barred}
            lang={words.lang}
            onPress={(effect) =>
              build.plan?.do === 'play' && build.plan.effect === effect
                ? build.commit()
                : build.intend({ do: 'play', effect })
            }
          />
        )}
      </div>
      <Sheet
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={opened === null ? '' : t.spellsOf(words.name(opened))}
        closeLabel={t.close}
      >
        <SpellList view={view} words={words} seats={opened === null ? [] : [opened]} />
      </Sheet>
    </>
  );
};
