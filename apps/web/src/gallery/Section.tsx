import type { ReactNode } from 'react';
import { Heading } from '../kit/Heading.tsx';
import styles from './Gallery.module.css';

/** A titled part of the sheet; `wide` takes both columns. */
export const Section = ({
  title,
  span,
  children,
}: {
  readonly title: string;
  readonly span?: 'wide';
  readonly children: ReactNode;
}) => (
  <section className={styles.section} data-span={span}>
    <Heading level={2} misprint>
      {title}
    </Heading>
    {children}
  </section>
);

/** Things in a row, wrapping. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);

/** A thing with its name under it. */
export const Sample = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) => (
  <figure className={styles.sample}>
    {children}
    <figcaption className={styles.small}>{name}</figcaption>
  </figure>
);
