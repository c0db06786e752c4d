import { useEffect } from 'react';

/** Until the arrow of whoever has stopped moving it is hidden, in ms. */
const STILL_MS = 2000;

/** What a remote control does to the page: OK is the full screen. It stays awake, and shows no arrow that does not move. */
export function useRemote(): void {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent): void => {
      if (key !== 'Enter' || target instanceof HTMLInputElement) return;
      // what is enlarged is the page around; a browser that refuses stays as it is
      void window.parent.document.documentElement.requestFullscreen?.().catch(() => undefined);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  useEffect(stillHidden, []);
  useEffect(keptAwake, []);
}

function stillHidden(): () => void {
  const page = document.documentElement;
  const hide = (): void => page.setAttribute('data-still', '');
  let timer = setTimeout(hide, STILL_MS);
  const moved = (): void => {
    page.removeAttribute('data-still');
    clearTimeout(timer);
    timer = setTimeout(hide, STILL_MS);
  };
  addEventListener('pointermove', moved);
  return () => {
    removeEventListener('pointermove', moved);
    clearTimeout(timer);
    page.removeAttribute('data-still');
  };
}

/** Where the browser can and the page is seen; on plain http no browser can. */
function keptAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => null);
  };
  const seen = (): void => void ask();
  seen();
  document.addEventListener('visibilitychange', seen);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
