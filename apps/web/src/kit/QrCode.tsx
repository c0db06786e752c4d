import { type ComponentType, lazy, Suspense } from 'react';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly value: string;
  /** Side in px without the border; 200 and more can be read across a table. */
  readonly size?: number;
  readonly label: string;
}
type Pattern = ComponentType<Required<QrCodeProps>>;

const Printed: Pattern = lazy(async (): Promise<{ default: Pattern }> => {
  try {
    return { default: (await import('./QrPattern.tsx')).QrPattern };
  } catch {
    // without a network the frame stays empty: the link stands beside it
    return { default: () => null };
  }
});

/** A code to be photographed: dark on light in both themes, or cameras give up. */
export const QrCode = ({ value, size = 220, label }: QrCodeProps) => (
  <div className={styles.card}>
    <div style={{ blockSize: size, inlineSize: size }}>
      <Suspense>
        <Printed value={value} size={size} label={label} />
      </Suspense>
    </div>
  </div>
);
