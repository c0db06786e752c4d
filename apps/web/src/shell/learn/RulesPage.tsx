import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GameCard } from '../../games/card.ts';
import type { RulesSection } from '../../games/contract.ts';
import { CoverArt } from '../../kit/CoverArt.tsx';
import { cardOf } from '../../registry.ts';
import { Notice } from '../frame/Notice.tsx';
import { useTitle } from '../frame/page.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { LostPage } from '../pages/LostPage.tsx';
import { LearnHeader } from './LearnHeader.tsx';
import { useRules } from './load.ts';
import { type Place, Rules } from './Rules.tsx';
import styles from './RulesPage.module.css';

/** The rules of a game on one page, each section under an address of its own. */
export const RulesPage = ({ game }: { readonly game: string }) => {
  const card = cardOf(game);
  return card ? <Page card={card} /> : <LostPage />;
};

const Page = ({ card }: { readonly card: GameCard }) => {
  const t = useTexts();
  const rules = useRules(card.id);
  const at = useHash();
  const title = t.learn.rulesOf(card.title(useLang()));
  useTitle(`${title} · ${t.brand}`);
  if (rules === 'failed') return <Notice title={title}>{t.learn.failed}</Notice>;
  return (
    <div className={styles.page}>
      <LearnHeader title={title}>
        <Link href={`/learn/${card.id}`}>{t.learn.howTo}</Link>
      </LearnHeader>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.side}>
          <div className={styles.print}>
            <CoverArt cover={card.cover} />
          </div>
          {rules && <Contents sections={rules} />}
        </div>
        <div className={styles.paper}>{rules && <Rules sections={rules} at={at} />}</div>
      </main>
    </div>
  );
};

const Contents = ({ sections }: { readonly sections: readonly RulesSection[] }) => {
  const t = useTexts().learn;
  return (
    <nav className={styles.contents} aria-label={t.contents}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** The section that the address names. */
function useHash(): Place | null {
  const [place, setPlace] = useState(placeNamed);
  useEffect(() => {
    const change = (): void => setPlace(placeNamed());
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  return place;
}

function placeNamed(): Place | null {
  const section = location.hash.slice(1);
  return section === '' ? null : { section };
}
