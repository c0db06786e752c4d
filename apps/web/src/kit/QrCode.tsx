import { QRCodeSVG } from 'qrcode.react';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly value: string;
  /** Side in px without the border; 200 and more can be read across a table. */
  readonly size?: number;
  readonly label: string;
}

/** A code to be photographed: dark on light in both themes, or cameras give up. */
export const QrCode = ({ value, size = 220, label }: QrCodeProps) => (
  <div className={styles.card}>
    <QRCodeSVG
      value={value}
      size={size}
      level="M"
      fgColor="#211A12"
      bgColor="#FFF9EC"
      title={label}
    />
  </div>
);
