import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { roving } from '../../../kit/roving.ts';

/** What makes a button one of a row. */
export interface Stop {
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
}

interface TileRowProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly count: number;
  /** Marks the row for whatever is dragged over it. */
  readonly zone?: 'rack' | 'word';
  readonly children: (stop: (at: number) => Stop) => ReactNode;
}

/** Letters in a row from right to left: one Tab stop, and arrows that move as the eye sees them. */
export const TileRow = ({ label, className, count, zone, children }: TileRowProps) => {
  const [kept, setKept] = useState(0);
  const at = Math.min(kept, Math.max(0, count - 1));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const to = count === 0 ? null : roving(event.key, at, count, 'rtl');
    if (to === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('button')[to]?.focus();
  };
  const stop = (place: number): Stop => ({
    tabIndex: place === at ? 0 : -1,
    onFocus: () => setKept(place),
  });
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className={className}
      dir="rtl"
      data-zone={zone}
      onKeyDown={onKeyDown}
    >
      {children(stop)}
    </div>
  );
};
