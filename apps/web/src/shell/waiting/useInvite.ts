import { useState } from 'react';
import { toast } from '../../kit/toast.ts';
import { copy } from '../frame/share.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { inviteAddress } from '../room/view.ts';

/** The invite's address, and copying it with the answer in place. */
export function useInvite(): {
  readonly address: string;
  readonly copied: boolean;
  readonly copyIt: () => Promise<void>;
} {
  const t = useTexts();
  const lang = useLang();
  const { token } = useSession();
  const [copied, setCopied] = useState(false);
  const address = inviteAddress(token, lang);
  const copyIt = async (): Promise<void> => {
    const done = await copy(address);
    setCopied(done);
    toast(done ? t.invite.copied : t.invite.copyFailed, done ? 'ok' : 'danger');
  };
  return { address, copied, copyIt };
}
