import { memo, type ReactNode } from 'react';

interface StillProps {
  /** Whether it stays as it is. */
  readonly when: boolean;
  readonly children: ReactNode;
}

/** What is not seen for a while: it stays as it is, and takes no time of the pictures in which something else moves. */
export const Still = memo(
  ({ children }: StillProps) => children,
  (_, { when }) => when,
);
