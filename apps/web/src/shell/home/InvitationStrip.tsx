import type { Invitation } from '@kesem/protocol/http';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isolate } from '../../i18n/isolate.ts';
import { Button } from '../../kit/Button.tsx';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { toast } from '../../kit/toast.ts';
import { callInvitation } from '../../net/http.ts';
import { cardOf } from '../../registry.ts';
import { inkOf } from '../../state/device.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import styles from './InvitationStrip.module.css';

/** Somebody one has played with asks one to a table: one tap to it, or away with it. */
export const InvitationStrip = ({ invitation }: { readonly invitation: Invitation }) => {
  const t = useTexts();
  const lang = useLang();
  const [, go] = useLocation();
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const { room, game, host } = invitation;
  const title = cardOf(game)?.title(lang) ?? game;
  const take = async (accept: boolean): Promise<void> => {
    setState('busy');
    const reply = await callInvitation(room, accept);
    setState(reply.ok ? 'done' : 'open');
    if (!reply.ok) toast(t.refusals[reply.code], 'danger');
    else if (reply.body.token !== null) go(`/r/${reply.body.token}`);
  };
  if (state === 'done') return null;
  const busy = state === 'busy';
  return (
    <section className={styles.strip}>
      <EmblemPlate ink={inkOf(host.ink)} size={44} />
      <b className={styles.words}>{t.mine.invitation(isolate(host.name), title)}</b>
      <Button kind="primary" size="sm" busy={busy} onClick={() => void take(true)}>
        {t.mine.accept}
      </Button>
      <IconButton
        label={t.mine.decline}
        icon={<Icon name="close" />}
        disabled={busy}
        onClick={() => void take(false)}
      />
    </section>
  );
};
