import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { isolate } from '../../i18n/isolate.ts';
import { announce } from '../../kit/announce.ts';
import { Button } from '../../kit/Button.tsx';
import { without } from '../../state/recent.ts';
import { Notice } from '../frame/Notice.tsx';
import { useTitle } from '../frame/page.ts';
import { recent, useTexts } from '../frame/stores.ts';
import { useOnline, useRoom } from './session.ts';

/** The last that somebody sees of a room they were put out of: who said so, and a way on. */
export const Out = () => {
  const t = useTexts();
  const { token } = useOnline();
  const by = useRoom((state) => state.removedBy);
  const [, go] = useLocation();
  const on = useRef<HTMLButtonElement>(null);
  const text = t.people.outText(isolate(by || t.somebody));
  useTitle(t.people.outTitle);
  useEffect(() => {
    recent.setState(({ tables }) => ({ tables: without(tables, token) }));
    // the screen before is gone, and with it whatever had the focus
    on.current?.focus();
    announce(text, 'assertive');
  }, [token, text]);
  return (
    <Notice title={t.people.outTitle}>
      <p>{text}</p>
      <p>{t.people.outHint}</p>
      <Button kind="primary" ref={on} onClick={() => go('/')}>
        {t.people.outOpen}
      </Button>
    </Notice>
  );
};
