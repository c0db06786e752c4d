import type { ReactNode } from 'react';
import { clean, lens } from '../draw/gouge.ts';
import { INK, type Ink } from '../draw/inks.ts';
import { InTurn } from '../InTurn.tsx';
import { Standee } from '../Standee.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Podium.module.css';

/** Whoever stands on the podium, the first first. */
export interface Figure {
  /** The seat. */
  readonly key: number;
  /** From 1; equals share a block. Null: nobody came out before anybody. */
  readonly place: number | null;
  /** "Place 2", for whoever hears it; empty without a place. */
  readonly said: string;
  readonly ink: Ink;
  readonly name: ReactNode;
  /** What it came to, and the same with its unit; null: nothing is counted. */
  readonly score: { readonly count: number; readonly said: string } | null;
  /** Whether whoever looks stands there. */
  readonly isMine: boolean;
  /** A word stamped beside the figure; absent: none. */
  readonly stamp?: string | undefined;
}

/** Whoever is not among the first three stands nearly on the floor. */
const FLOOR = 4;

/** The room of a figure with a crown, and of one without. */
const CROWNED = '-40 -118 80 120';
const BARE = '-40 -95 80 97';

const CROWN = 'M-30 0L-34 -34L-16 -18L0 -42L16 -18L34 -34L30 0Z';
const CROWN_CUTS = clean([
  lens([-24, -8], [-10, -8], 2),
  lens([-4, -7], [12, -7], 2),
  lens([16, -9], [25, -9], 2),
]);

const Crown = () => (
  <g className={styles.crown}>
    <g transform="translate(1 -88) rotate(4) scale(.62)">
      <path d={CROWN} fill={INK} transform="translate(3 3)" />
      <path d={CROWN} fill="#F0B43A" stroke={INK} strokeWidth="4" strokeLinejoin="round" />
      <path d={CROWN_CUTS} fill={INK} />
    </g>
  </g>
);

/** Blocks of wood with cardboard figures, the first in the middle; more than three stand at the sides. */
export const Podium = ({
  label,
  figures,
}: {
  readonly label: string;
  readonly figures: readonly Figure[];
}) => (
  <ol className={styles.podium} aria-label={label} data-crowded={figures.length >= FLOOR}>
    {figures.map(({ key, place, said, ink, name, score, isMine, stamp }, i) => (
      <li
        key={key}
        data-stands={i + 1}
        data-place={place && Math.min(place, FLOOR)}
        data-mine={isMine}
      >
        <svg
          className={styles.figure}
          viewBox={place === 1 ? CROWNED : BARE}
          aria-hidden="true"
          data-plate={key}
        >
          <InTurn nth={i + 1}>
            <Standee ink={ink} />
            {place === 1 && <Crown />}
          </InTurn>
        </svg>
        <div className={styles.block}>
          <VisuallyHidden>{said}</VisuallyHidden>
          {place !== null && (
            <b className={styles.number} aria-hidden="true">
              {place}
            </b>
          )}
          <span className={styles.plate}>
            <bdi className={styles.name}>{name}</bdi>
            {stamp !== undefined && <b className={styles.stamp}>{stamp}</b>}
            {score && (
              <b className={styles.score}>
                <span className={styles.unit}>{score.said}</span>
                <span className={styles.count} aria-hidden="true">
                  {score.count}
                </span>
              </b>
            )}
          </span>
        </div>
      </li>
    ))}
  </ol>
);
