import { lazy, Suspense, useEffect, useRef } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Announcer } from './kit/Announcer.tsx';
import { Button } from './kit/Button.tsx';
import { ToastRegion } from './kit/ToastRegion.tsx';
import styles from './routes.module.css';
import { Fault } from './shell/frame/Fault.tsx';
import { Notice } from './shell/frame/Notice.tsx';
import { useLang, useTexts } from './shell/frame/stores.ts';
import { Home } from './shell/home/Home.tsx';

const RoomPage = lazy(() =>
  import('./shell/room/RoomPage.tsx').then((m) => ({ default: m.RoomPage })),
);
const HerePage = lazy(() =>
  import('./shell/here/HerePage.tsx').then((m) => ({ default: m.HerePage })),
);
const ReplayPage = lazy(() =>
  import('./shell/replay/ReplayPage.tsx').then((m) => ({ default: m.ReplayPage })),
);
const LearnPage = lazy(() =>
  import('./shell/learn/LearnPage.tsx').then((m) => ({ default: m.LearnPage })),
);
const RulesPage = lazy(() =>
  import('./shell/learn/RulesPage.tsx').then((m) => ({ default: m.RulesPage })),
);
const CreditsPage = lazy(() =>
  import('./shell/pages/CreditsPage.tsx').then((m) => ({ default: m.CreditsPage })),
);
const DevicePage = lazy(() =>
  import('./shell/pages/DevicePage.tsx').then((m) => ({ default: m.DevicePage })),
);
const MinePage = lazy(() =>
  import('./shell/mine/MinePage.tsx').then((m) => ({ default: m.MinePage })),
);
const VerifyPage = lazy(() =>
  import('./shell/verify/VerifyPage.tsx').then((m) => ({ default: m.VerifyPage })),
);
const LostPage = lazy(() =>
  import('./shell/pages/LostPage.tsx').then((m) => ({ default: m.LostPage })),
);
const Gallery = import.meta.env.DEV
  ? lazy(() => import('./kit/gallery/Gallery.tsx').then((m) => ({ default: m.Gallery })))
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
        <Suspense fallback={null}>
          <Switch>
            <Route path="/">
              <Home />
            </Route>
            <Route path="/r/:token">{({ token }) => <RoomPage key={token} token={token} />}</Route>
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
            <Route path="/kit">
              <Gallery language={lang} />
            </Route>
            <Route>
              <LostPage />
            </Route>
          </Switch>
        </Suspense>
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
