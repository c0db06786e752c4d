import { type CSSProperties, useState } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { reactionTextsOf } from '../../i18n/reactions.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import styles from './Bubbles.module.css';
import { type Box, edgePlace, plateOf, sayingPlaceOf } from './plates.ts';
import { type Bubble, useBubbles } from './useBubbles.ts';

/** What others have just said, each line at the picture of whoever said it. The lines are read aloud elsewhere. */
export const Bubbles = () =>
  useBubbles().map((bubble) => <Said key={bubble.line.id} bubble={bubble} />);

const Said = ({ bubble: { line, seat } }: { readonly bubble: Bubble }) => {
  const t = useTexts();
  const { inAudience } = reactionTextsOf(useLang());
  const [{ plate, box, own }] = useState(() => {
    const own = seat === null ? null : sayingPlaceOf(seat);
    const plate = own ?? (seat === null ? null : plateOf(seat));
    return { own, plate, box: plate ?? edgePlace(0) };
  });
  const name = isolate(line.name || t.gone);
  return (
    <span
      className={styles.bubble}
      data-said={seat ?? 'audience'}
      data-low={own && own.height < LOW ? '' : undefined}
      style={placeOf(box, own?.width ?? Math.max(box.width, WIDE))}
    >
      {!plate && <b>{seat === null ? inAudience(name) : name}</b>}
      <span className={styles.text} dir="auto">
        {'phrase' in line.say ? t.phrases[line.say.phrase] : line.say.text}
      </span>
    </span>
  );
};

/** How wide a line may be where the picture is small, in px: over the name beside it, and not the counts. */
const WIDE = 168;

/** A place of the board's own that is lower has one line, in px. */
const LOW = 36;

/** As high as the place and over it, so wide at most: to the side of the screen on which there is more room. */
function placeOf({ left, top, width, height }: Box, most: number): CSSProperties {
  const isLeft = left + width / 2 < innerWidth / 2;
  return {
    top: top + height / 2,
    maxWidth: most,
    ...(isLeft ? { left: Math.max(4, left) } : { right: Math.max(4, innerWidth - left - width) }),
  };
}
