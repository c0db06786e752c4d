import { useState } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { reactionTextsOf } from '../../i18n/reactions.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import styles from './Bubbles.module.css';
import { type Box, edgePlace, plateOf } from './plates.ts';
import { type Bubble, useBubbles } from './useBubbles.ts';

/** What others have just said, each line at the picture of whoever said it. The lines are read aloud elsewhere. */
export const Bubbles = () =>
  useBubbles().map((bubble) => <Said key={bubble.line.id} bubble={bubble} />);

const Said = ({ bubble: { line, seat } }: { readonly bubble: Bubble }) => {
  const t = useTexts();
  const { inAudience } = reactionTextsOf(useLang());
  const [{ plate, box }] = useState(() => {
    const plate = seat === null ? null : plateOf(seat);
    return { plate, box: plate ?? edgePlace(0) };
  });
  const name = isolate(line.name || t.gone);
  return (
    <span className={styles.bubble} data-said={seat ?? 'audience'} style={placeOf(box)}>
      {!plate && <b>{seat === null ? inAudience(name) : name}</b>}
      <span className={styles.text} dir="auto">
        {'phrase' in line.say ? t.phrases[line.say.phrase] : line.say.text}
      </span>
    </span>
  );
};

/** How wide a line may be where the picture is small, in px: over the name beside it, and not the counts. */
const WIDE = 168;

/** As high as the picture and over it: to the side of the screen on which there is more room. */
function placeOf({ left, top, width, height }: Box): Record<string, number> {
  const most = Math.max(width, WIDE);
  const isLeft = left + width / 2 < innerWidth / 2;
  return {
    top: top + height / 2,
    maxWidth: most,
    ...(isLeft ? { left: Math.max(4, left) } : { right: Math.max(4, innerWidth - left - width) }),
  };
}
