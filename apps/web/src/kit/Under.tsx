import { type HTMLAttributes, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';
import { classes } from './classes.ts';
import styles from './Under.module.css';

interface UnderProps extends HTMLAttributes<HTMLDivElement> {
  /** Whether a scene covers all of it now. */
  readonly when: boolean;
}

/**
 * What a scene comes to lie over: nobody sees or reaches it meanwhile, and the browser looks at nothing of it, neither when the
 * scene comes nor when it goes. What begins under a scene is laid once before, or its end would have all of that to do.
 */
export const Under = ({ when, className, ...props }: UnderProps) => {
  const [isLaid, setLaid] = useState(false);
  useEffect(() => afterPaint(() => setLaid(true)), []);
  const covered = when && classes(styles.covered, isLaid && styles.skipped);
  return <div {...props} className={classes(className, covered)} inert={when} />;
};
