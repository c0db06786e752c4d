import { useEffect, useState } from 'react';
import { toast } from '../../kit/toast.ts';
import { copy } from '../frame/share.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useOnline, useRoom } from '../room/session.ts';
import { inviteAddress, useMe } from '../room/view.ts';

/** The invite's address, and copying it with the answer in place. */
export function useInvite(): {
  readonly address: string;
  readonly copied: boolean;
  readonly copyIt: () => Promise<void>;
} {
  const t = useTexts();
  const lang = useLang();
  const token = useLivingToken();
  const [copied, setCopied] = useState(false);
  const address = inviteAddress(token, lang);
  const copyIt = async (): Promise<void> => {
    const done = await copy(address);
    setCopied(done);
    toast(done ? t.invite.copied : t.invite.copyFailed, done ? 'ok' : 'danger');
  };
  return { address, copied, copyIt };
}

/** The token to hand on: one's own, until the host has replaced it. A new spoken code tells of that. */
function useLivingToken(): string {
  const { token, link } = useOnline();
  const { isSeated } = useMe();
  const code = useRoom((state) => state.code);
  const [living, setLiving] = useState(token);
  useEffect(() => {
    if (!isSeated || code === null) return undefined;
    let wanted = true;
    void link.ask('link', {}).then((answer) => {
      if (wanted && answer?.ok && answer.token !== null) setLiving(answer.token);
    });
    return () => {
      wanted = false;
    };
  }, [link, isSeated, code]);
  return living;
}
