import { star } from '../../../kit/draw/geometry.ts';
import { INK } from '../../../kit/draw/inks.ts';
import { closed } from '../../../kit/draw/path.ts';
import styles from './Zap.module.css';

const FLASH = closed(star(13, [0, 0], [1.08, 0.8]));

interface ZapProps {
  /** How large it is around 0. */
  readonly r: number;
  readonly text: string;
  /** Whether it is good news for whom it hits. */
  readonly kind?: 'bad' | 'good';
}

/** A hit with a number, to be put into a drawing. */
export const Zap = ({ r, text, kind = 'bad' }: ZapProps) => (
  <g className={styles.zap}>
    <path d={FLASH} transform={`translate(${r * 0.08} ${r * 0.1}) scale(${r * 1.04})`} fill={INK} />
    <path
      d={FLASH}
      transform={`scale(${r})`}
      className={styles[kind]}
      vectorEffect="non-scaling-stroke"
    />
    <text y={r * 0.28} fontSize={r * 0.82}>
      {text}
    </text>
  </g>
);
