import { useState } from 'react';
import { Link } from 'wouter';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { Icon } from '../../kit/icons.tsx';
import { late } from '../../kit/late.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { Wordmark } from '../../kit/Wordmark.tsx';
import { ProfileSheet } from '../frame/ProfileSheet.tsx';
import { useTitle } from '../frame/page.ts';
import { profileOf, useDevice, useLang, useTexts } from '../frame/stores.ts';
import { Tools } from '../frame/Tools.tsx';
import { VersionBar } from '../frame/VersionBar.tsx';
import { CodeForm } from './CodeForm.tsx';
import styles from './Home.module.css';
import { InvitationStrip } from './InvitationStrip.tsx';
import { LastTables } from './LastTables.tsx';
import { ResumeStrip } from './ResumeStrip.tsx';
import { Shelf } from './Shelf.tsx';
import { useTables } from './tables.ts';

const DayStrip = late(
  async () => (await import('../day/DayStrip.tsx')).DayStrip,
  <div className={styles.day} />,
);

/** The front page: the brand, the table that waits, five boxes in a type-case, a code. */
export const Home = () => {
  const t = useTexts();
  useTitle(t.front.title);
  const { live, past, invitations } = useTables();
  const [first, ...others] = live;
  return (
    <>
      <VersionBar />
      <main id="main" tabIndex={-1} className={styles.home}>
        <div className={styles.brand}>
          <h1>
            <VisuallyHidden>{t.front.title}</VisuallyHidden>
            <Wordmark size={250} script={useLang()} />
          </h1>
        </div>
        <p className={styles.promise}>
          {t.front.promiseTop}
          <br />
          <span className={styles.long}>{t.front.promiseRest}</span>
          <span className={styles.short}>{t.front.promiseShort}</span>
        </p>
        <div className={styles.resume}>
          {first && <ResumeStrip table={first} />}
          {invitations.map((invitation) => (
            <InvitationStrip key={invitation.room} invitation={invitation} />
          ))}
        </div>
        <div className={styles.shelf}>
          <Shelf />
        </div>
        <div className={styles.code}>
          <CodeForm />
        </div>
        <div className={styles.last}>
          {!live.some(({ path }) => path.endsWith('/today')) && <DayStrip />}
          <LastTables tables={[...others, ...past]} />
        </div>
        <Who />
        <div className={styles.tools}>
          <Tools />
        </div>
        <nav className={styles.foot}>
          <Link href="/mine">{t.mine.link}</Link>
          <Link href="/device">{t.front.device}</Link>
          <Link href="/credits">{t.front.credits}</Link>
        </nav>
      </main>
    </>
  );
};

const Who = () => {
  const t = useTexts().profile;
  const [open, setOpen] = useState(false);
  const state = useDevice((device) => device);
  const { name, ink } = profileOf(state);
  return (
    <div className={styles.who}>
      <button type="button" className={styles.plate} onClick={() => setOpen(true)}>
        <EmblemPlate ink={ink} size={36} />
        <bdi>{name}</bdi>
        <Icon name="pencil" size={18} />
        <VisuallyHidden>{t.open}</VisuallyHidden>
      </button>
      <ProfileSheet open={open} onClose={() => setOpen(false)} />
    </div>
  );
};
