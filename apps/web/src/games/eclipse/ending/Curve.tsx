import { useId } from 'react';
import { INK } from '../../../kit/draw/inks.ts';
import styles from './facts.module.css';

const [W, H, GOAL] = [132, 76, 7];
const BLOOD = '#A3123A';
/** What the line keeps free at either side. */
const SIDE = 7;

interface CurveProps {
  /** Turn by turn, above nought for whoever looks. */
  readonly leads: readonly number[];
}

/** The lead from turn to turn, over a horizon: by day whoever looks is ahead, by night behind. */
export const Curve = ({ leads }: CurveProps) => {
  const id = useId();
  const x = (i: number): number => SIDE + (i * (W - 2 * SIDE)) / Math.max(1, leads.length - 1);
  const y = (lead: number): number =>
    H / 2 - (Math.max(-GOAL, Math.min(GOAL, lead)) * (H / 2 - SIDE)) / GOAL;
  const points = leads.map((lead, i) => `${x(i).toFixed(1)} ${y(lead).toFixed(1)}`);
  const line = `M${points.join('L')}`;
  const area = `${line}V${H / 2}H${SIDE}Z`;
  const last = leads.length - 1;
  return (
    <svg className={styles.curve} viewBox={`0 0 ${W} ${H}`} direction="ltr" aria-hidden="true">
      <clipPath id={`${id}day`}>
        <rect width={W} height={H / 2} />
      </clipPath>
      <clipPath id={`${id}night`}>
        <rect y={H / 2} width={W} height={H / 2} />
      </clipPath>
      <rect width={W} height={H / 2} fill="#FFF3D6" />
      <rect y={H / 2} width={W} height={H / 2} fill="#1D1814" />
      <path d={area} clipPath={`url(#${id}day)`} fill="#F0B64A" />
      <path d={area} clipPath={`url(#${id}night)`} fill="#5D5347" />
      <path d={`M0 ${H / 2}H${W}`} stroke={INK} strokeWidth="2" />
      <path d={line} fill="none" stroke={BLOOD} strokeWidth="3.4" strokeLinejoin="round" />
      <circle
        cx={x(last)}
        cy={y(leads[last] ?? 0)}
        r="5.5"
        fill={BLOOD}
        stroke={INK}
        strokeWidth="2"
      />
    </svg>
  );
};
