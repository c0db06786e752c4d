import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { replayTextsOf } from '../../i18n/replay.ts';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../frame/Notice.tsx';
import { useTitle } from '../frame/page.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { Replay } from './Replay.tsx';
import styles from './ReplayPage.module.css';
import { type FetchedMatch, useMatch } from './useMatch.ts';

/** A finished match behind its link. A page shows one match: give it the id as its key. */
export const ReplayPage = ({ id }: { readonly id: string }) => {
  const fetched = useMatch(id);
  if (!fetched) return <Fetching />;
  return fetched.ok ? <Replay folded={fetched.folded} /> : <NoMatch code={fetched.code} />;
};

const Fetching = () => (
  <main id="main" tabIndex={-1} className={styles.fetching}>
    <output>{replayTextsOf(useLang()).opening}</output>
  </main>
);

/** Why there is nothing to be seen, and the way on. */
const NoMatch = ({ code }: { readonly code: Extract<FetchedMatch, { ok: false }>['code'] }) => {
  const t = useTexts();
  const replay = replayTextsOf(useLang());
  if (code === 'noSuchMatch' || code === 'junk') {
    return <Said title={replay.noMatch}>{replay.noMatchText}</Said>;
  }
  if (code === 'otherRules' || code === 'damaged') {
    return <Said title={replay[code]}>{replay[`${code}Text`]}</Said>;
  }
  return (
    <Said title={replay.notNow} again>
      {t.refusals[code]}
    </Said>
  );
};

interface SaidProps {
  readonly title: string;
  /** Whether it may be otherwise in a moment. */
  readonly again?: boolean;
  readonly children: ReactNode;
}

const Said = ({ title, again = false, children }: SaidProps) => {
  const t = useTexts();
  const [, go] = useLocation();
  useTitle(title);
  return (
    <Notice title={title}>
      <p>{children}</p>
      {again && (
        <Button kind="primary" onClick={() => location.reload()}>
          {t.again}
        </Button>
      )}
      <Button kind={again ? 'secondary' : 'primary'} onClick={() => go('/')}>
        {t.home}
      </Button>
    </Notice>
  );
};
