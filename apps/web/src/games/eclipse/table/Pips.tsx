import { type RefObject, useEffect, useState } from 'react';
import styles from './Hand.module.css';

interface PipsProps {
  /** The row that is moved along. Its children are counted once: give the pips their number as a key. */
  readonly row: RefObject<HTMLElement | null>;
}

/** A pip for each card of a hand that is moved along; lit for those in sight. */
export const Pips = ({ row }: PipsProps) => {
  const [seen, setSeen] = useState<readonly boolean[]>([]);
  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const look = (): void => setSeen([...list.children].map((card) => isWhole(card, list)));
    look();
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, [row]);
  if (seen.every((one) => one)) return null;
  return (
    <span className={styles.pips} aria-hidden="true">
      {seen.map((one, at) => (
        // a pip is its place
        <i key={at} data-seen={one || undefined} />
      ))}
    </span>
  );
};

/** Whether more than half of a card is in sight. */
function isWhole(card: Element, list: Element): boolean {
  const [one, all] = [card.getBoundingClientRect(), list.getBoundingClientRect()];
  const middle = one.left + one.width / 2;
  return middle >= all.left && middle <= all.right;
}
