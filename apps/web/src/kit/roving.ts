/** Where a key leads inside a row of things that is one Tab stop, or null if it is not for moving. */
export const roving = (
  key: string,
  at: number,
  count: number,
  direction: 'ltr' | 'rtl',
): number | null => {
  const ahead = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const behind = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case ahead:
    case 'ArrowDown':
      return (at + 1) % count;
    case behind:
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};

/** The direction of writing where an element stands. */
export const directionOf = (element: Element): 'ltr' | 'rtl' =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
