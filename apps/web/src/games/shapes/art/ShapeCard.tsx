// The faces of the shape cards. Their backs are the dots and the lines of CardBack.
import { memo, type ReactNode } from 'react';
import { PAGE } from '../../../kit/cards/skins.ts';
import { star } from '../../../kit/draw/geometry.ts';
import { clean, radial } from '../../../kit/draw/gouge.ts';
import { INK, PAPER } from '../../../kit/draw/inks.ts';
import { closed } from '../../../kit/draw/path.ts';
import styles from './Cards.module.css';
import { EmptyPlace, FormPrint, JokerPrint } from './FormPrint.tsx';
import { FORMS, type Form } from './forms.ts';

/** `dimmed`: not asked now. Selected and playable are the marks that every table shares. */
type CardLook = 'plain' | 'dimmed';

const RAYS = clean(
  radial({ centre: [75, 105], r0: 58, r1: 128, rays: 26, rows: 2, width: 2.6, seed: 12 }),
);
const SEAL = closed(star(16, [0, 0], [43, 37]));

/** Where each shape stands on a full card, always the same, so that a card is read like a chord. */
const PLACES: Readonly<Record<Form, readonly [number, number]>> = {
  circle: [43, 48],
  triangle: [107, 48],
  square: [75, 105],
  star: [43, 162],
  hexagon: [107, 162],
};

const Sheet = ({ look, children }: { readonly look: CardLook; readonly children: ReactNode }) => (
  <svg className={styles.card} data-look={look} viewBox="0 0 150 210" aria-hidden="true">
    <path d={PAGE} className={styles.shadow} transform="translate(4 5)" />
    <path d={PAGE} fill={PAPER} stroke={INK} strokeWidth="2.8" />
    {children}
  </svg>
);

const Corner = ({ at, children }: { readonly at: string; readonly children: ReactNode }) => (
  <g transform={`${at} scale(.4)`}>{children}</g>
);

interface BaseCardProps {
  readonly form: Form | 'joker';
  readonly look?: CardLook;
}

/** A base card: one shape, or the joker, again small in two corners for when cards overlap. */
export const BaseCard = memo(({ form, look = 'plain' }: BaseCardProps) => {
  const print = form === 'joker' ? <JokerPrint /> : <FormPrint form={form} />;
  return (
    <Sheet look={look}>
      <svg x="10" y="10" width="130" height="190" viewBox="10 10 130 190">
        <path d={RAYS} fill="var(--card-2)" />
      </svg>
      <g transform="translate(75 105) scale(1.72)">{print}</g>
      <Corner at="translate(24 27)">{print}</Corner>
      <Corner at="translate(126 183)">{print}</Corner>
    </Sheet>
  );
});

/** How often a shape counts, where that is more than once. */
const Times = ({ times }: { readonly times: number }) => (
  <g transform="translate(28 -28)">
    <circle r="18" fill={INK} stroke={PAPER} strokeWidth="3" />
    <text className={styles.times}>{times}</text>
  </g>
);

interface PlaceProps {
  readonly form: Form;
  readonly times: number;
  readonly isNow: boolean;
}

/** A place of a full card. A shape that counts gets a seal under it. */
const Place = ({ form, times, isNow }: PlaceProps) => (
  <>
    {times > 0 && <path d={SEAL} className={styles.seal} data-now={isNow ? '' : undefined} />}
    <FormPrint form={form} />
    {times > 1 && <Times times={times} />}
  </>
);

interface FullCardProps {
  /** The two or three shapes that are printed on it. */
  readonly forms: readonly Form[];
  /** The shapes of the row; those that are printed here are sealed, as often as they lie there. */
  readonly row?: readonly Form[];
  /** The shape of the row that is counted now: its seal is stamped. */
  readonly now?: Form | 'joker' | null;
  readonly look?: CardLook;
}

/** A full card: five places, two or three of them printed. */
export const FullCard = ({ forms, row = [], now = null, look = 'plain' }: FullCardProps) => (
  <Sheet look={look}>
    <path d="M10 10H140V200H10Z" fill="none" stroke="var(--card-ink-2)" strokeWidth="1.4" />
    {FORMS.map((form) => {
      const [x, y] = PLACES[form];
      const times = row.filter((lying) => lying === form).length;
      return (
        <g key={form} transform={`translate(${x} ${y}) scale(.78)`}>
          {forms.includes(form) ? (
            <Place {...{ form, times }} isNow={form === now} />
          ) : (
            <EmptyPlace form={form} />
          )}
        </g>
      );
    })}
  </Sheet>
);
