import { PrintedBack } from '../../../kit/cards/CardBack.tsx';
import { star } from '../../../kit/draw/geometry.ts';
import { INK } from '../../../kit/draw/inks.ts';
import { closed } from '../../../kit/draw/path.ts';
import { HandPrint } from '../../../kit/hand/Hand.tsx';

const PLACES = Array.from({ length: 35 }, (_, i) => ({ column: i % 5, row: Math.floor(i / 5) }));
const starry = (odd: number, size: readonly [number, number]): string =>
  PLACES.filter(({ column, row }) => (column + row) % 2 === odd)
    .map(({ column, row }) => closed(star(4, [21 + column * 27, 24 + row * 27], size)))
    .join('');
const GREAT_STARS = starry(1, [10, 2.6]);
const SMALL_STARS = starry(0, [6, 1.8]);

const Stars = () => (
  <>
    <path d={GREAT_STARS} fill="#F0B64A" />
    <path d={SMALL_STARS} fill="#FFF3D0" />
    <circle cx="75" cy="105" r="27" fill="#F0B64A" stroke={INK} strokeWidth="3" />
    <g transform="translate(75 105) rotate(90)">
      <HandPrint gesture="vee" ink={1} within={[46, 46]} line={1.8} cut="plain" />
    </g>
  </>
);

/** The back of a spell: a night of stars. Width in px. */
export const SpellBack = ({ width }: { readonly width: number }) => (
  <PrintedBack ground="#2B2350" print={<Stars />} width={width} />
);
