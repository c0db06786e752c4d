import { type HTMLAttributes, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';
import { classes } from './classes.ts';
import styles from './Under.module.css';

interface UnderProps extends HTMLAttributes<HTMLDivElement> {
  /** Whether a scene covers all of it now. */
  readonly when: boolean;
  /** To be found by e2e tests and links that skip to it. */
  readonly [data: `data-${string}`]: string | undefined;
}

/**
 * What a scene comes to lie over: nobody reaches it meanwhile, and the browser looks at nothing of it, neither when the
 * scene comes nor when it goes. What begins under a scene is laid once before, or its end would have all of that to do.
 */
export const Under = ({ when, className, ...props }: UnderProps) => {
  const [isLaid, setLaid] = useState(false);
  useEffect(() => afterPaint(() => setLaid(true)), []);
  return (
    <div {...props} className={classes(className, when && isLaid && styles.skipped)} inert={when} />
  );
};
