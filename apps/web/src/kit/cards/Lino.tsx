import { useId } from 'react';
import { clean, radial, strokes } from '../draw/gouge.ts';
import { INK, PAPER } from '../draw/inks.ts';

interface BackdropProps {
  /** The second ink: what is cut behind the subject. */
  readonly light: string;
  readonly behind?: 'rays' | 'waves';
  /** The same seed always cuts the same block. */
  readonly seed: number;
}

const BEHIND = {
  rays: (seed: number) =>
    radial({ centre: [75, 60], r0: 20, r1: 120, rays: 26, rows: 2, width: 2.1, seed }),
  waves: (seed: number) =>
    strokes({ x: -5, y: 0, w: 160, h: 120, rows: 16, perRow: 4, width: 1.5, wave: 3, seed }),
} as const;

/** The one gouge that goes over every glyph, so that many authors look like one hand. */
const gouge = (seed: number): string =>
  clean(strokes({ x: 0, y: 0, w: 512, h: 512, rows: 13, perRow: 5, width: 7, wave: 9, seed }));

/** What is cut behind a subject, on 150×120 units. */
export const Backdrop = ({ light, behind = 'rays', seed }: BackdropProps) => (
  <path d={clean(BEHIND[behind](seed))} fill={light} />
);

interface GlyphPrintProps {
  /** A path on 512×512 units. */
  readonly glyph: string;
  /** The second ink, which shows beside the first. */
  readonly light: string;
  readonly seed: number;
}

/** A subject on 150×120 units: a glyph printed in two inks out of register, and the gouge over it. */
export const GlyphPrint = ({ glyph, light, seed }: GlyphPrintProps) => {
  const cuts = useId();
  return (
    <>
      <mask id={cuts}>
        <path d="M0 0H512V512H0Z" fill="#fff" />
        <path d={gouge(seed)} fill="#000" />
      </mask>
      <g transform="translate(29 14) scale(.18)">
        <path d={glyph} fill={INK} stroke={INK} strokeWidth="44" strokeLinejoin="round" />
        <path d={glyph} fill={light} transform="translate(-13 10)" />
        <path d={glyph} fill={PAPER} mask={`url(#${cuts})`} />
      </g>
    </>
  );
};

/** A linocut on 150×120 units: a subject before rays or waves. */
export const Lino = ({ glyph, ...backdrop }: BackdropProps & Pick<GlyphPrintProps, 'glyph'>) => (
  <>
    <Backdrop {...backdrop} />
    <GlyphPrint glyph={glyph} light={backdrop.light} seed={backdrop.seed + 9} />
  </>
);
