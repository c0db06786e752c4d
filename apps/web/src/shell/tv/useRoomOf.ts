import { useEffect, useState } from 'react';
import { callCode, callMe } from '../../net/http.ts';

/** How long until it is tried again where the house could not be asked, in ms. */
const AGAIN_MS = 3000;

/** The link of the room with a spoken code; null until it is known, empty: there is no such room. */
export function useRoomOf(code: string | null): string | null {
  const [found, setFound] = useState<{ readonly code: string; readonly token: string } | null>(
    null,
  );
  useEffect(() => {
    if (code === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const look = async (): Promise<void> => {
      const me = await callMe();
      const invite = me.ok ? await callCode(code) : me;
      if (!wanted) return;
      if (invite.ok) setFound({ code, token: invite.body.token });
      else if (invite.code === 'noSuchCode' || invite.code === 'junk') {
        setFound({ code, token: '' });
      } else timer = setTimeout(() => void look(), AGAIN_MS);
    };
    void look();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [code]);
  return found?.code === code ? found.token : null;
}
