import styles from './Notches.module.css';

const MOST = [1, 2, 3];

/** How strong a bot is, as so many cuts of three. The words belong beside it. */
export const Notches = ({ n }: { readonly n: number }) => (
  <span className={styles.notches} aria-hidden="true">
    {MOST.map((at) => (
      <i key={at} data-on={at <= n} />
    ))}
  </span>
);
