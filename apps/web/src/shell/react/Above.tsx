import { useState } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { reactionTextsOf } from '../../i18n/reactions.ts';
import { inkOf } from '../../state/device.ts';
import { sitterOf } from '../../state/seats.ts';
import type { Stamp } from '../../state/stamps.ts';
import { useLang } from '../frame/stores.ts';
import { useView } from '../room/view.ts';
import styles from './Above.module.css';
import { Bubbles } from './Bubbles.tsx';
import { MuteDialog } from './MuteDialog.tsx';
import { edgePlace, plateOf } from './plates.ts';
import { ReactionPrint } from './ReactionPrint.tsx';
import { useStamps } from './useStamps.ts';

/** What is felt and said over the table. It takes no clicks, and nobody is read it. */
export const Above = () => {
  const stamps = useStamps();
  return (
    <>
      <div className={styles.above} aria-hidden="true">
        <Bubbles />
        {stamps.map((stamp) => (
          <Flying key={stamp.id} stamp={stamp} />
        ))}
      </div>
      <MuteDialog />
    </>
  );
};

/** The smallest print that is still known for what it is, and the largest, in px. */
const SMALLEST = 44;
const LARGEST = 104;

/** One print: over the picture of whoever sent it, or at the lower edge with a name. */
const Flying = ({ stamp: { id, kind, seat, name, count } }: { readonly stamp: Stamp }) => {
  const t = reactionTextsOf(useLang());
  const view = useView();
  // where it began it stays, however the table moves beneath it
  const [{ plate, box }] = useState(() => {
    const plate = seat === null ? null : plateOf(seat);
    return { plate, box: plate ?? edgePlace(id) };
  });
  const side = Math.max(SMALLEST, Math.min(LARGEST, box.width, box.height));
  const ink = inkOf(seat === null ? 6 : sitterOf(view, seat)?.ink);
  return (
    <span
      className={styles.stamp}
      data-reaction={kind}
      data-from={seat ?? 'audience'}
      style={{
        left: box.left + (box.width - side) / 2,
        top: box.top + (box.height - side) / 2,
        rotate: `${id % 2 === 0 ? 8 : -8}deg`,
      }}
    >
      <ReactionPrint kind={kind} word={t.kinds[kind]} ink={ink} size={side} />
      {count > 1 && <b className={styles.count}>×{count}</b>}
      {!plate && (
        <small className={styles.name}>
          {seat === null ? t.inAudience(isolate(name)) : isolate(name)}
        </small>
      )}
    </span>
  );
};
