import { useEffect, useRef } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Announcer } from './kit/Announcer.tsx';
import { Button } from './kit/Button.tsx';
import { late } from './kit/late.tsx';
import { ToastRegion } from './kit/ToastRegion.tsx';
import styles from './routes.module.css';
import { Fault } from './shell/frame/Fault.tsx';
import { Notice } from './shell/frame/Notice.tsx';
import { useLang, useTexts } from './shell/frame/stores.ts';
import { Home } from './shell/home/Home.tsx';

const RoomPage = late(async () => (await import('./shell/room/RoomPage.tsx')).RoomPage);
const HerePage = late(async () => (await import('./shell/here/HerePage.tsx')).HerePage);
const ReplayPage = late(async () => (await import('./shell/replay/ReplayPage.tsx')).ReplayPage);
const LearnPage = late(async () => (await import('./shell/learn/LearnPage.tsx')).LearnPage);
const RulesPage = late(async () => (await import('./shell/learn/RulesPage.tsx')).RulesPage);
const CreditsPage = late(async () => (await import('./shell/pages/CreditsPage.tsx')).CreditsPage);
const DevicePage = late(async () => (await import('./shell/pages/DevicePage.tsx')).DevicePage);
const MinePage = late(async () => (await import('./shell/mine/MinePage.tsx')).MinePage);
const VerifyPage = late(async () => (await import('./shell/verify/VerifyPage.tsx')).VerifyPage);
const TvPage = late(async () => (await import('./shell/room/RoomPage.tsx')).TvPage);
const ToPage = late(async () => (await import('./shell/pages/ToPage.tsx')).ToPage);
const LostPage = late(async () => (await import('./shell/pages/LostPage.tsx')).LostPage);
const Gallery = import.meta.env.DEV
  ? late(async () => (await import('./gallery/Gallery.tsx')).Gallery)
  : LostPage;

/** Every page of the house, and what stands once around them all. */
export const App = () => {
  const t = useTexts();
  const lang = useLang();
  useFocusOnArrival();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t.skip}
      </a>
      <Fault renderFault={() => <Crashed />}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/r/:token">{({ token }) => <RoomPage key={token} token={token} />}</Route>
          <Route path="/to/:room">{({ room }) => <ToPage room={room} />}</Route>
          <Route path="/here/:game/:other">
            {({ game, other }) => <HerePage key={`${game}/${other}`} game={game} other={other} />}
          </Route>
          <Route path="/m/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
          <Route path="/m/:id/verify">{({ id }) => <VerifyPage key={id} id={id} />}</Route>
          <Route path="/verify">
            <VerifyPage key="" id={null} />
          </Route>
          <Route path="/learn/:game">{({ game }) => <LearnPage game={game} />}</Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
          <Route path="/credits">
            <CreditsPage />
          </Route>
          <Route path="/mine">
            <MinePage />
          </Route>
          <Route path="/device">
            <DevicePage />
          </Route>
          <Route path="/tv">{() => <TvPage code={null} />}</Route>
          <Route path="/tv/:code">{({ code }) => <TvPage code={code} />}</Route>
          <Route path="/kit">
            <Gallery language={lang} />
          </Route>
          <Route>
            <LostPage />
          </Route>
        </Switch>
      </Fault>
      <ToastRegion />
      <Announcer />
    </>
  );
};

const Crashed = () => {
  const t = useTexts().bad;
  return (
    <Notice title={t.crashed}>
      <p>{t.crashedText}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {t.reload}
      </Button>
    </Notice>
  );
};

/** On another page the reader starts at its content, as after a page load. */
function useFocusOnArrival(): void {
  const [path] = useLocation();
  const came = useRef(path);
  useEffect(() => {
    if (came.current === path) return;
    came.current = path;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}
