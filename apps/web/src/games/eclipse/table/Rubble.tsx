import type { Energy } from '@kesem/engine/games/eclipse/cards/card';
import { memo } from 'react';
import type { Point } from '../../../kit/draw/geometry.ts';
import { clean, lens } from '../../../kit/draw/gouge.ts';
import { INK } from '../../../kit/draw/inks.ts';
import { closed } from '../../../kit/draw/path.ts';
import { seeded } from '../../../kit/draw/random.ts';

interface RubbleProps {
  readonly energy: Energy;
  /** The same seed always breaks alike. */
  readonly seed: number;
}

const PIECES = 14;

/** What is left of a stone, on 150×100 units. */
export const Rubble = memo(({ energy, seed }: RubbleProps) => (
  <svg viewBox="-80 -78 160 100" width="100%" aria-hidden="true">
    {pieces(seed).map(({ d, cut }, i) => (
      <g key={d}>
        <path
          d={d}
          fill={energy === 'dark' ? '#1B1613' : i % 3 === 0 ? '#FFF6DC' : '#FFE3A0'}
          stroke={energy === 'dark' ? '#CFC8B8' : INK}
          strokeWidth="2.6"
          strokeLinejoin="round"
        />
        <path d={cut} fill={energy === 'dark' ? '#CFC8B8' : INK} />
      </g>
    ))}
  </svg>
));

function pieces(seed: number) {
  const random = seeded(seed * 7 + 5);
  return Array.from({ length: PIECES }, () => {
    const [x, y] = [(random() - 0.5) * 130, -(random() ** 2) * 46];
    const r = 9 + random() * 17;
    const corners = 4 + Math.floor(random() * 3);
    const turn = random() * 6.3;
    const points = Array.from({ length: corners }, (_, i): Point => {
      const [angle, reach] = [turn + (i * 6.283) / corners, r * (0.6 + random() * 0.5)];
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.75];
    });
    const cut = clean([lens([x - r * 0.4, y - r * 0.1], [x + r * 0.35, y + r * 0.15], 1.4)]);
    return { d: closed(points), cut };
  });
}
