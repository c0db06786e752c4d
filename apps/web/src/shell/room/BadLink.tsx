import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../kit/Button.tsx';
import { toast } from '../../kit/toast.ts';
import { CARDS } from '../../registry.ts';
import { without } from '../../state/recent.ts';
import { Notice } from '../frame/Notice.tsx';
import { useTitle } from '../frame/page.ts';
import { recent, useLang, useTexts } from '../frame/stores.ts';
import { openRoomFor } from '../home/open.ts';
import { useOnline } from './session.ts';

/** Where a dead link leads: the reason, and a new room one tap away. */
export const BadLink = () => {
  const t = useTexts();
  const lang = useLang();
  const { token } = useOnline();
  const [, go] = useLocation();
  useTitle(t.bad.title);
  useEffect(() => {
    recent.setState(({ tables }) => ({ tables: without(tables, token) }));
  }, [token]);
  const open = async (game: string): Promise<void> => {
    const opened = await openRoomFor(game, { want: 'friends' });
    if (opened.ok) go(`/r/${opened.token}`);
    else toast(t.refusals[opened.code], 'danger');
  };
  return (
    <Notice title={t.bad.title}>
      <p>{t.bad.text}</p>
      {CARDS.map((card) => (
        <Button key={card.id} kind="primary" onClick={() => void open(card.id)}>
          {t.bad.open(card.title(lang))}
        </Button>
      ))}
      <Button onClick={() => go('/')}>{t.home}</Button>
    </Notice>
  );
};
