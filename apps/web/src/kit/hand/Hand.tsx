// A hand as it is printed: a few paths from a gesture, in ink on paper by day and by night.
import { Fragment, memo } from 'react';
import { hatch } from '../draw/hatch.ts';
import { INK, INK_COLOUR, type Ink, PAPER } from '../draw/inks.ts';
import { closed } from '../draw/path.ts';
import { type Block, carve, type Piece } from './block.ts';
import { GESTURES, type Gesture } from './gestures.ts';
import styles from './Hand.module.css';

interface HandPrintProps {
  readonly gesture: Gesture;
  /** The ink of the cuff. */
  readonly ink: Ink;
  /** Where it points; everything is drawn to the left and mirrored. */
  readonly to?: 'left' | 'right';
  /** The box that it fills around 0. */
  readonly within?: readonly [width: number, height: number];
  /** How thick its lines are, in the units of the box. */
  readonly line?: number;
  /** `plain` leaves the small cuts out. */
  readonly cut?: 'fine' | 'plain';
}

const Flesh = ({ pieces, line }: { readonly pieces: readonly Piece[]; readonly line: number }) =>
  pieces.map(({ body, graft, cuts }) => (
    <Fragment key={body}>
      <path d={body} fill={PAPER} stroke={INK} strokeWidth={line * 2} paintOrder="stroke" />
      {graft && <path d={graft} fill={PAPER} />}
      {cuts && <path d={cuts} fill={INK} />}
    </Fragment>
  ));

const Cuff = ({ block, ink, line }: { block: Block; ink: Ink; line: number }) => {
  const outline = closed(block.cuff);
  const { d, width, cap } = hatch(ink, block.cuff);
  return (
    <>
      <path d={outline} fill={INK_COLOUR[ink]} />
      <path d={d} stroke={INK} strokeWidth={width * 1.3} strokeLinecap={cap} opacity=".55" />
      <path d={outline} fill="none" stroke={INK} strokeWidth={line} />
    </>
  );
};

const bare = (piece: Piece): Piece => ({ ...piece, cuts: '' });

const plain = (block: Block): Block => ({
  ...block,
  behind: block.behind.map(bare),
  palm: bare(block.palm),
  front: block.front.map(bare),
});

const BLOCKS = new Map<Gesture, Block>();

/** The block of a gesture, carved once: many hands are printed from it. */
const blockOf = (gesture: Gesture): Block => {
  const block = BLOCKS.get(gesture) ?? carve(GESTURES[gesture]);
  BLOCKS.set(gesture, block);
  return block;
};

/** A hand to be put into a drawing, around 0. */
export const HandPrint = (props: HandPrintProps) => {
  const { gesture, ink, to = 'left', within = [184, 184], line = 5, cut = 'fine' } = props;
  const carved = blockOf(gesture);
  const block = cut === 'fine' ? carved : plain(carved);
  const { size, middle, palm } = block;
  const scale = Math.min(within[0] / size[0], within[1] / size[1]);
  const stroke = line / scale;
  return (
    <g
      strokeLinejoin="round"
      transform={`scale(${to === 'left' ? scale : -scale} ${scale}) translate(${-middle[0]} ${-middle[1]})`}
    >
      <Cuff block={block} ink={ink} line={stroke} />
      <path d={palm.body} fill={INK} stroke={INK} strokeWidth={stroke * 2} />
      <Flesh pieces={block.behind} line={stroke} />
      <path d={palm.body} fill={PAPER} />
      {palm.cuts && <path d={palm.cuts} fill={INK} />}
      <Flesh pieces={block.front} line={stroke} />
    </g>
  );
};

interface HandProps extends Pick<HandPrintProps, 'gesture' | 'ink' | 'to'> {
  /** Side of the square in px. Under 56 the small cuts would only blur and are left out. */
  readonly size?: number;
}

/** A gesture on a square of its own. What it means is said beside it. */
export const Hand = memo(({ size = 96, ...print }: HandProps) => (
  <svg
    className={styles.hand}
    width={size}
    height={size}
    viewBox="-100 -100 200 200"
    aria-hidden="true"
  >
    <HandPrint {...print} {...(size < 56 ? { cut: 'plain', line: 7.5 } : {})} />
  </svg>
));
