/** Who would take a chair now; on its own, for it runs in the browser as well. */
import type { PersonNo } from './person.ts';

/** A room, or the view of one, as far as it tells who sits and who is here. */
interface Present {
  readonly people: readonly { readonly no: PersonNo; readonly away: number | null }[];
  readonly chairs: readonly { readonly person: PersonNo | null }[];
}

/** Those of a line who would take a chair now: whoever is here, and then who is away but sits already. */
export function ready({ people, chairs }: Present, line: readonly PersonNo[]): readonly PersonNo[] {
  const isHere = (no: PersonNo): boolean => people.find((one) => one.no === no)?.away === null;
  const sits = (no: PersonNo): boolean => chairs.some(({ person }) => person === no);
  return [...line.filter(isHere), ...line.filter((no) => !isHere(no) && sits(no))];
}
