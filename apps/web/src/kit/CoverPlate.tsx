import type { ReactNode } from 'react';

/** The block of a cover: 400×400 units, cropped to its frame; the subject stays in the middle 270. */
export const CoverPlate = ({
  ground,
  children,
}: {
  readonly ground: string;
  readonly children: ReactNode;
}) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 400 400"
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect width="400" height="400" fill={ground} />
    {children}
  </svg>
);
