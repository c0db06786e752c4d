import { CoverPlate } from '../../../kit/CoverPlate.tsx';
import { star } from '../../../kit/draw/geometry.ts';
import { GLYPHS } from '../../../kit/draw/glyphs.data.ts';
import { carved, clean, rings, strokes } from '../../../kit/draw/gouge.ts';
import { INK } from '../../../kit/draw/inks.ts';
import { WOOD_LETTERS } from '../../../kit/draw/letters.data.ts';
import { carvedShape, rough } from '../../../kit/draw/path.ts';

const warp = rough(3);
const RIPPLES = carved(
  rings({ centre: [200, 170], r0: 118, r1: 320, count: 11, width: 4.2, per: 12, seed: 31 }),
  warp,
);
const BURST = carvedShape(star(14, [200, 164], [150, 116]), warp);

type Letter = keyof typeof WOOD_LETTERS;
/** A word of the game, which is one of Hebrew words in every language. Close enough together that the narrowest lid cuts no letter. */
const TILES: readonly { letter: Letter; place: string; seed: number }[] = [
  { letter: 'pe', place: 'translate(130 304) rotate(-12)', seed: 1507 },
  { letter: 'vav', place: 'translate(203 319) rotate(-5)', seed: 1493 },
  { letter: 'kof', place: 'translate(274 306) rotate(9)', seed: 1511 },
];

const Tile = ({ letter, place, seed }: (typeof TILES)[number]) => (
  <g transform={place}>
    <path d="M-38 -44H44V46H-38Z" fill={INK} transform="translate(6 7)" />
    <rect
      x="-42"
      y="-48"
      width="84"
      height="94"
      rx="3"
      fill="#F3E3BF"
      stroke={INK}
      strokeWidth="4.5"
    />
    <path
      d={clean(strokes({ x: -38, y: -44, w: 76, h: 86, rows: 9, perRow: 2, width: 1.1, seed }))}
      fill="#C9A871"
    />
    <path d={WOOD_LETTERS[letter]} fill={INK} transform="translate(0 29)" />
  </g>
);

/** Somebody has been turned into a monkey, and the wood type says so. */
export const Cover = () => (
  <CoverPlate ground="#1B6F5A">
    <path d={RIPPLES} fill="#8FCFA8" />
    <path d={BURST} fill="#FFF3D0" stroke={INK} strokeWidth="5" strokeLinejoin="round" />
    <g transform="translate(96 52) scale(.41)">
      <path d={GLYPHS.monkey} fill="#F0B43A" transform="translate(-14 10)" />
      <path d={GLYPHS.monkey} fill={INK} />
    </g>
    {TILES.map((tile) => (
      <Tile key={tile.letter} {...tile} />
    ))}
  </CoverPlate>
);
