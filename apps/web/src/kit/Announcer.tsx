import { useSyncExternalStore } from 'react';
import { announcements } from './announce.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The live regions. Stands once on the page; open dialogs hold their own, for what is outside them is silent. */
export const Announcer = () => {
  const { polite, assertive } = useSyncExternalStore(announcements.subscribe, announcements.spoken);
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true" data-voice="polite">
        {polite}
      </span>
      <span aria-live="assertive" aria-atomic="true" data-voice="assertive">
        {assertive}
      </span>
    </VisuallyHidden>
  );
};
