import type { ReactionKind } from '@kesem/protocol/reactions';
import { memo } from 'react';
import { type Point, polar, star } from '../../kit/draw/geometry.ts';
import { clean, lens } from '../../kit/draw/gouge.ts';
import { INK, type Ink, PAPER } from '../../kit/draw/inks.ts';
import { closed } from '../../kit/draw/path.ts';
import type { Gesture } from '../../kit/hand/gestures.ts';
import { HandPrint } from '../../kit/hand/Hand.tsx';

type HandKind = 'up' | 'down' | 'horns';
type WordKind = Exclude<ReactionKind, HandKind | 'clap'>;

const HANDS = {
  up: 'thumbUp',
  down: 'thumbDown',
  horns: 'horns',
} as const satisfies Record<HandKind, Gesture>;
const GROUNDS: Record<WordKind, string> = {
  bull: '#C1354A',
  haha: '#1F5673',
  nu: '#7F5200',
  how: '#533783',
};
const BURST = closed(star(15, [0, 0], [84, 68]));
const ABOVE: Point = [0, -30];
/** Rays over hands that clap. */
const RAYS = clean(
  Array.from({ length: 9 }, (_, i) => {
    const angle = 205 + (i * 130) / 8;
    return lens(polar(ABOVE, 38, angle), polar(ABOVE, 60 + (i % 2) * 8, angle), 4.5);
  }),
);
/** How large all letters of a word may be together on its burst, in the units of the drawing. */
const LETTERS = 305;

interface ReactionPrintProps {
  readonly kind: ReactionKind;
  /** What is printed where it is a word. */
  readonly word: string;
  /** The ink of a cuff. */
  readonly ink: Ink;
  /** Side of the square in px. */
  readonly size: number;
}

/** A reaction as it is printed: a hand, or a word on a burst. What it means is said beside it. */
export const ReactionPrint = memo(({ kind, word, ink, size }: ReactionPrintProps) => (
  <svg width={size} height={size} viewBox="-88 -88 176 176" overflow="visible" aria-hidden="true">
    {kind === 'clap' ? (
      <Clap ink={ink} />
    ) : isHand(kind) ? (
      <HandPrint gesture={HANDS[kind]} ink={ink} within={[136, 128]} line={5.6} cut="plain" />
    ) : (
      <Word word={word} ground={GROUNDS[kind]} />
    )}
  </svg>
));

const Clap = ({ ink }: Pick<ReactionPrintProps, 'ink'>) => (
  <>
    {(['right', 'left'] as const).map((to) => {
      const side = to === 'left' ? 1 : -1;
      return (
        <g key={to} transform={`translate(${22 * side} 6) rotate(${-24 * side})`}>
          <HandPrint gesture="stop" ink={ink} within={[84, 104]} to={to} cut="plain" />
        </g>
      );
    })}
    <path d={RAYS} fill="#C1354A" />
  </>
);

const Word = ({ word, ground }: { readonly word: string; readonly ground: string }) => (
  <>
    <path d={BURST} fill={ground} stroke={INK} strokeWidth="5" strokeLinejoin="round" />
    <text
      y="25"
      textAnchor="middle"
      fontFamily="var(--f-poster)"
      fontWeight="700"
      fontSize={Math.min(80, LETTERS / word.length)}
      fill={PAPER}
    >
      {word}
    </text>
  </>
);

function isHand(kind: ReactionKind): kind is HandKind {
  return Object.hasOwn(HANDS, kind);
}
