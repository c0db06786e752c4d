import type { MatchFile } from '@kesem/room/proof/file';
import type { Verdict } from '@kesem/room/proof/verify';
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { isolate } from '../../i18n/isolate.ts';
import { listed } from '../../i18n/numbers.ts';
import { verifyTextsOf } from '../../i18n/verify.ts';
import { announce } from '../../kit/announce.ts';
import { Button } from '../../kit/Button.tsx';
import { Heading } from '../../kit/Heading.tsx';
import { Icon } from '../../kit/icons.tsx';
import { cardOf } from '../../registry.ts';
import { hasShare, type Share } from '../../state/shares.ts';
import { shares, useLang } from '../frame/stores.ts';
import { playerName } from '../mine/names.ts';
import { Draws } from './Draws.tsx';
import { Fault } from './Fault.tsx';
import { saveFile } from './save.ts';
import styles from './VerifyPage.module.css';

interface FoundProps {
  readonly text: string;
  readonly verdict: Verdict;
}

/** The verdict, first in a word and then line by line. */
export const Found = ({ text, verdict }: FoundProps) => {
  const t = verifyTextsOf(useLang());
  const word = verdict.holds ? t.holds : t.fails;
  useEffect(() => announce(word), [word]);
  return (
    <section className={styles.found} data-holds={verdict.holds}>
      <Heading level={2} face="poster" size={72} misprint>
        {word}
      </Heading>
      {verdict.holds ? (
        <Holding text={text} file={verdict.file} played={verdict.played} />
      ) : (
        <Fault why={verdict.why} />
      )}
    </section>
  );
};

interface HoldingProps {
  readonly text: string;
  readonly file: MatchFile;
  readonly played: boolean;
}

const Holding = ({ text, file, played }: HoldingProps) => {
  const t = verifyTextsOf(useLang());
  const { draws, match } = file;
  const drawn = draws.length + (match.record.drawn ? 1 : 0);
  return (
    <>
      <p className={styles.which}>
        <Which file={file} />
      </p>
      {(played || drawn > 0) && <p className={styles.sum}>{t.drawn(drawn)}</p>}
      <Checks file={file} played={played} />
      <Draws draws={draws} />
      <div className={styles.ways}>
        <Button size="sm" kind="primary" onClick={() => saveFile(match, text)}>
          {t.save}
        </Button>
      </div>
    </>
  );
};

const Which = ({ file: { match } }: { readonly file: MatchFile }) => {
  const lang = useLang();
  const { record, players, startedAt } = match;
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' });
  const names = players.map((player) => isolate(playerName(player, lang)));
  return (
    <>
      <b>{cardOf(record.game)?.title(lang) ?? record.game}</b> · {listed(lang, names)} ·{' '}
      {day.format(startedAt)}
    </>
  );
};

const Checks = ({ file, played }: Omit<HoldingProps, 'text'>) => {
  const t = verifyTextsOf(useLang());
  const hash = file.hashes.at(-1) ?? '';
  const known = useStore(shares, (state) => witness(state.shares, file));
  return (
    <ul className={styles.checks} aria-label={t.checks}>
      <Check is="yes">{t.whole}</Check>
      <Check is="yes">
        {t.promised} <code dir="ltr">{hash}</code>
      </Check>
      <Check is={known === 'unseen' ? 'open' : 'yes'}>{t[known]}</Check>
      <Check is="yes">{t.derived}</Check>
      {file.match.record.drawn && <Check is="yes">{t.seats}</Check>}
      <Check is={played ? 'yes' : 'open'}>{played ? t.played : t.unplayed}</Check>
    </ul>
  );
};

interface CheckProps {
  readonly is: 'yes' | 'open';
  readonly children: ReactNode;
}

const Check = ({ is, children }: CheckProps) => (
  <li data-is={is}>
    <Icon name={is === 'yes' ? 'check' : 'help'} size={20} weight={3} />
    <span>{children}</span>
  </li>
);

/** Returns whether this device saw the commitment, or was shown it, before the match began. */
function witness(
  mine: readonly Share[],
  { hashes, match }: MatchFile,
): 'seen' | 'shown' | 'unseen' {
  const hash = hashes.at(-1) ?? '';
  const { nonces } = match.record.fairness;
  const isIn = mine.some((share) => share.hash === hash && nonces.includes(share.nonce));
  if (isIn) return 'seen';
  return hasShare(mine, hash) ? 'shown' : 'unseen';
}
