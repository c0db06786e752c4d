import { useCallback } from 'react';
import { useLocation } from 'wouter';

/** Goes to the screen of a code, in the frame and in the address that is kept for the next time. */
export function useGoTo(): (code: string) => void {
  const [, go] = useLocation();
  return useCallback(
    (code) => {
      const path = `/tv/${code}`;
      window.parent.history.replaceState(null, '', path);
      go(path, { replace: true });
    },
    [go],
  );
}
