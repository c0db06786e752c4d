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
        {isDrawn ? (
          Array.from({ length: wins }, (_, nth) => <Diamond key={nth} />)
        ) : (
          <bdi dir="ltr">
            <Diamond /> {points(wins)}
          </bdi>
        )}
      </span>
    </span>
  );
};

/** Drawn, for no font of ours has it, and to look for one that has takes a picture. */
const Diamond = () => (
  <svg className={styles.diamond} viewBox="0 0 10 10" fill="currentColor">
    <path d="M5 0l5 5-5 5-5-5Z" />
  </svg>
);
