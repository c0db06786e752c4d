import { QRCodeSVG } from 'qrcode.react';
import { INK, PAPER } from './draw/inks.ts';

/** The pattern of a QR code alone; its library is heavy for a first page, so it comes by itself. Size in px. */
export const QrPattern = ({
  value,
  size,
  label,
}: {
  readonly value: string;
  readonly size: number;
  readonly label: string;
}) => <QRCodeSVG value={value} size={size} level="M" fgColor={INK} bgColor={PAPER} title={label} />;
