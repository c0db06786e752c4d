/** Where people's pictures are on the screen: a board marks them by `data-plate`, and the shell knows no more of it. */

/** A place on the screen, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The largest picture of whoever sits at a seat; null: none is to be seen just now. */
export function plateOf(seat: number): Box | null {
  const boxes = pictures(`[data-plate="${seat}"]`).map(({ box }) => box);
  return boxes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0] ?? null;
}

/** Where a board wants a line of whoever sits there, marked by `data-says`: a place of its own beside counts; null: at their picture. */
export function sayingPlaceOf(seat: number): Box | null {
  return pictures(`[data-says="${seat}"]`)[0]?.box ?? null;
}

/** How far beside a picture a finger may come down, in px: some are smaller than a finger. */
const NEAR = 8;

/** The seat whose picture is at a point of the screen; null: nobody's. */
export function seatAt(x: number, y: number): number | null {
  const hit = pictures('[data-plate]').find(
    ({ box: { left, top, width, height } }) =>
      x >= left - NEAR && x <= left + width + NEAR && y >= top - NEAR && y <= top + height + NEAR,
  );
  return hit ? Number(hit.element.dataset['plate']) : null;
}

interface Picture {
  readonly element: HTMLElement | SVGElement;
  readonly box: Box;
}

/** What is drawn on the screen, and not covered by a scene that has the table. */
function pictures(selector: string): readonly Picture[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isSeen = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
    return isSeen && !element.closest('[inert], [hidden]') ? [{ element, box }] : [];
  });
}

/** The size of a print that flies from no plate, in px. */
const LOOSE = 84;

/** A place at the lower edge, above the bar, for whoever has no plate: the nth of four, so that neighbours do not cover each other. */
export function edgePlace(nth: number): Box {
  const bar = document.querySelector('[data-foot]')?.getBoundingClientRect();
  const isBelow = bar !== undefined && bar.width > innerWidth / 2;
  const bottom = isBelow ? bar.top : innerHeight;
  const from = isBelow ? bar.left : 0;
  const width = isBelow ? bar.width : innerWidth * 0.6;
  const left = from + (width / 4) * ((nth % 4) + 0.5) - LOOSE / 2;
  return { left, top: bottom - LOOSE - 30, width: LOOSE, height: LOOSE };
}
