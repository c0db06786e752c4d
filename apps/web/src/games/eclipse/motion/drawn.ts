/** What is drawn for a motion alone: copies of what has left the table, and cuts, cracks and light around what is on it. */
import { seeded } from '../../../kit/draw/random.ts';
import styles from './Motion.module.css';
import type { Box, Place } from './places.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** An element over the table where a box lies. */
function at<E extends HTMLElement | SVGElement>(
  element: E,
  { x, y, width, height }: Box,
  look: string | undefined,
): E {
  element.setAttribute('class', `${styles.drawn ?? ''} ${look ?? ''}`);
  Object.assign(element.style, {
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    insetInlineStart: `${x}px`,
    insetBlockStart: `${y}px`,
  });
  return element;
}

/** A copy of something as it lay; it can neither be named nor reached. */
export function copyOf(place: Place, dir: string): HTMLElement {
  const holder = at(document.createElement('div'), place, styles.copy);
  const copy = place.node.cloneNode(true);
  if (copy instanceof Element) {
    for (const node of [copy, ...copy.querySelectorAll('[data-thing],[data-moves]')])
      for (const name of ['data-thing', 'data-mark', 'data-stop', 'data-moves', 'id'])
        node.removeAttribute(name);
    copy.setAttribute('dir', dir);
  }
  holder.append(copy);
  return holder;
}

/** One half of a copy, left or right of its crack. */
export function halfOf(place: Place, dir: string, side: 'left' | 'right'): HTMLElement {
  const half = copyOf(place, dir);
  half.style.clipPath =
    side === 'left'
      ? 'polygon(-10% -10%, 56% -10%, 44% 32%, 58% 58%, 46% 110%, -10% 110%)'
      : 'polygon(110% -10%, 56% -10%, 44% 32%, 58% 58%, 46% 110%, 110% 110%)';
  return half;
}

/** Light over a box, or a gold edge around it. */
export const lightOn = (box: Box): HTMLElement =>
  at(document.createElement('div'), box, styles.light);
export const edgeOn = (box: Box): HTMLElement =>
  at(document.createElement('div'), box, styles.edge);

function drawing(
  box: Box,
  viewBox: string,
  look: string | undefined,
  paths: readonly string[],
): SVGElement {
  const svg = at(document.createElementNS(SVG, 'svg'), box, look);
  svg.setAttribute('viewBox', viewBox);
  svg.setAttribute('preserveAspectRatio', 'none');
  for (const d of paths) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

/** The crack along which something parts. */
export const crackOn = (box: Box): SVGElement =>
  drawing(box, '0 0 100 100', styles.crack, ['M56 0L44 32L58 58L46 100']);

/** Six gouge cuts around the lower half of a box: dust where something lands. */
export function dustOn(box: Box): SVGElement {
  const cuts = Array.from({ length: 6 }, (_, i) => {
    const angle = Math.PI * (0.08 + (0.84 * i) / 5);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return `M${50 + dx * 52} ${58 + dy * 44}L${50 + dx * 66} ${58 + dy * 56}`;
  });
  return drawing(box, '0 0 100 100', styles.dust, cuts);
}

/** A point around the middle of a drawing, as a path writes it. */
const around = (middle: number, angle: number, far: number): string =>
  `${middle + Math.cos(angle) * far} ${middle + Math.sin(angle) * far}`;

/** Rays from a point of the table, as they sweep over it. */
export function raysFrom({ x, y, width, height }: Box, reach: number): SVGElement {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const box = { x: cx - reach, y: cy - reach, width: 2 * reach, height: 2 * reach };
  const rays = Array.from({ length: 8 }, (_, i) => {
    const [from, to] = [(i / 8) * 2 * Math.PI, ((i + 0.16) / 8) * 2 * Math.PI];
    return `M${around(100, from, 18)}L${around(100, from, 100)}L${around(100, to, 100)}L${around(100, to, 18)}Z`;
  });
  return drawing(box, '0 0 200 200', styles.rays, rays);
}

/** Of a sun with its corona, how much the disc is. */
const DISC = 0.62;

/** The disc of a sun, or the moon that comes before it. */
export function discOn({ x, y, width, height }: Box, of: 'sun' | 'moon'): SVGElement {
  const side = Math.max(width, height) * DISC;
  const box = { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
  const disc = 'M50 3A47 47 0 1 1 50 97A47 47 0 1 1 50 3Z';
  return drawing(box, '0 0 100 100', of === 'sun' ? styles.disc : styles.moon, [disc]);
}

/** A sky from a point of the table, with its rays; `reach` in px. */
export function skyFrom({ x, y, width, height }: Box, reach: number, of: 'night' | 'dawn') {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const box = { x: cx - reach, y: cy - reach, width: 2 * reach, height: 2 * reach };
  const rays = Array.from({ length: 36 }, (_, i) => {
    const [from, to] = [(i / 36) * 2 * Math.PI, ((i + 0.22) / 36) * 2 * Math.PI];
    const [near, far] = [i % 2 === 0 ? 14 : 22, 100];
    return `M${around(100, (from + to) / 2, near)}L${around(100, from, far)}L${around(100, to, far)}Z`;
  });
  const disc = 'M100 0A100 100 0 1 1 100 200A100 100 0 1 1 100 0Z';
  return drawing(box, '0 0 200 200', of === 'night' ? styles.night : styles.dawn, [
    disc,
    rays.join(''),
  ]);
}

/** A piece of a broken stone, and where it flies. */
interface Facet {
  readonly piece: SVGElement;
  readonly to: string;
}

/** Six facets of a stone; the same stone always breaks alike. */
export function facetsOf(box: Box, seed: number): readonly Facet[] {
  const random = seeded(seed * 7 + 5);
  return Array.from({ length: 6 }, (_, i) => {
    const angle = ((i + 0.5) / 6) * 2 * Math.PI;
    const [a, b] = [(i / 6) * 2 * Math.PI, ((i + 1) / 6) * 2 * Math.PI];
    const piece = drawing(box, '0 0 100 100', styles.facet, [
      `M50 50L${around(50, a, 46)}L${around(50, b, 46)}Z`,
    ]);
    const far = box.width * (0.7 + random() * 0.6);
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.6 + box.height * 0.35];
    return {
      piece,
      to: `translate(${x}px, ${y}px) rotate(${Math.round(random() * 240 - 120)}deg) scale(0.7)`,
    };
  });
}
