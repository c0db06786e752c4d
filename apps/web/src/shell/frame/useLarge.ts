import { useEffect, useState } from 'react';

/** From this size on of a letter, in px, a bar in a corner would cover what lies there. */
const LARGE = 22;

/** Whether the reader has letters that are much larger than usual: their own setting, which no query of the screen's width knows. */
export function useLarge(): boolean {
  const [isLarge, setLarge] = useState(areLettersLarge);
  useEffect(() => {
    const look = (): void => setLarge(areLettersLarge());
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  return isLarge;
}

/** Not to be asked with every drawing: each answer takes a style of the whole page. */
function areLettersLarge(): boolean {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE;
}
