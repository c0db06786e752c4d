import { verifyTextsOf } from '../../i18n/verify.ts';
import { Heading } from '../../kit/Heading.tsx';
import { useLang } from '../frame/stores.ts';
import type { Checked } from './useChecked.ts';
import styles from './VerifyPage.module.css';

/** The words on what a verified match proves, and on what no check can. */
export const Proves = ({ checked }: { readonly checked: Checked | 'busy' | null }) => {
  const t = verifyTextsOf(useLang());
  const { fixed, follows, complete } = t.proofs;
  const verdict = checked !== null && checked !== 'busy' && checked.ok ? checked.verdict : null;
  const isPlayed = verdict === null || !verdict.holds || verdict.played;
  return (
    <div className={styles.sides}>
      <section className={styles.side}>
        <Heading level={2}>{t.proves}</Heading>
        <List items={isPlayed ? [fixed, follows, complete] : [fixed, follows]} />
      </section>
      <section className={styles.side}>
        <Heading level={2}>{t.provesNot}</Heading>
        <List items={t.gaps} />
      </section>
    </div>
  );
};

const List = ({ items }: { readonly items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
