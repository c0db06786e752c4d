import { type ComponentType, type CSSProperties, createElement } from 'react';
import styles from './CoverArt.module.css';
import { type Late, late } from './late.tsx';

/** The print on the lid of a game's box, and its inks as CSS colours. */
export interface Cover {
  /** Fetches the drawing; it fills its nearest positioned ancestor. */
  readonly print: () => Promise<ComponentType>;
  /** What shows until the drawing has come, or if it never comes. */
  readonly ground: string;
  /** The second ink of the game's title. */
  readonly second: string;
}

/** The inks of a cover as a style: `--ground` and `--second`. */
export function inksOf({
  ground,
  second,
}: Cover): CSSProperties & Readonly<Record<'--ground' | '--second', string>> {
  return { '--ground': ground, '--second': second };
}

/** A drawing is fetched once, however often its cover is shown. */
const PRINTS = new WeakMap<Cover, Late<object>>();

function printOf(cover: Cover): Late<object> {
  const print = PRINTS.get(cover) ?? late(() => cover.print().catch(() => () => null));
  PRINTS.set(cover, print);
  return print;
}

/** Fetches the drawing of a cover for when it will be shown. */
export function fetchCover(cover: Cover): void {
  printOf(cover).ahead();
}

/** A cover's drawing on its ground; it fills its nearest positioned ancestor. */
export const CoverArt = ({ cover }: { readonly cover: Cover }) => (
  <div className={styles.art} data-cover="" style={inksOf(cover)}>
    {createElement(printOf(cover))}
  </div>
);
