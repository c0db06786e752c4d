import { star } from '../../../kit/draw/geometry.ts';
import { clean, radial } from '../../../kit/draw/gouge.ts';
import { INK } from '../../../kit/draw/inks.ts';
import { closed } from '../../../kit/draw/path.ts';

const HIT = closed(star(13, [0, 0], [34, 26]));
const GLOW = closed(star(18, [0, 0], [98, 82]));
const SHINE = clean(radial({ centre: [0, 0], r0: 60, r1: 92, rays: 30, width: 2, seed: 4 }));

/** A point that has just been made. */
export const Zap = ({ text }: { readonly text: string }) => (
  <svg viewBox="-40 -40 80 80" aria-hidden="true">
    <path d={HIT} fill={INK} transform="translate(3 4)" />
    <path
      d={HIT}
      fill="var(--select)"
      stroke="var(--card)"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <text y="1" fill={INK} direction="ltr" textAnchor="middle" dominantBaseline="central">
      {text}
    </text>
  </svg>
);

/** What shines behind the card that is counted. */
export const Glow = ({ className }: { readonly className?: string | undefined }) => (
  <svg className={className} viewBox="-100 -100 200 200" aria-hidden="true">
    <path d={GLOW} fill="var(--select)" stroke={INK} strokeWidth="2.5" />
    <path d={SHINE} fill="#fff3d0" />
  </svg>
);
