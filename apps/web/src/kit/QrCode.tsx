import { late } from './late.tsx';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly value: string;
  /** Side in px without the border; 200 and more can be read across a table. */
  readonly size?: number;
  readonly label: string;
}
type Pattern = Required<QrCodeProps>;

// without a network the frame stays empty: the link stands beside it
const Printed = late<Pattern>(() =>
  import('./QrPattern.tsx').then(
    ({ QrPattern }) => QrPattern,
    () => () => null,
  ),
);

/** A code to be photographed: dark on light in both themes, or cameras give up. */
export const QrCode = ({ value, size = 220, label }: QrCodeProps) => (
  <div className={styles.card}>
    <div style={{ blockSize: size, inlineSize: size }}>
      <Printed value={value} size={size} label={label} />
    </div>
  </div>
);
