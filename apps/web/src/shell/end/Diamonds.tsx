import { points } from '../../i18n/numbers.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { useTexts } from '../frame/stores.ts';
import styles from './Diamonds.module.css';

/** More would be counted one by one by nobody. */
const DRAWN = 5;

/** A diamond a win; many are one diamond and their number. */
export const Diamonds = ({ wins }: { readonly wins: number }) => {
  const t = useTexts().end;
  const isDrawn = wins <= DRAWN && Number.isInteger(wins);
  return (
    <span className={styles.diamonds}>
      <VisuallyHidden>{t.wins(wins)}</VisuallyHidden>
      <span aria-hidden="true">
        {isDrawn ? '◆'.repeat(wins) : <bdi dir="ltr">◆ {points(wins)}</bdi>}
      </span>
    </span>
  );
};
