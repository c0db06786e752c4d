/** Names for whoever has not chosen one: an animal, and where it is from. */

/** A name by two numbers, whatever they are. */
export type Friendly = (which: number, number: number) => string;

/** The names that are made of these words. */
export function friendly(
  animals: readonly string[],
  places: readonly string[],
  name: (animal: string, place: string) => string,
): Friendly {
  return (which, number) =>
    name(animals[which % animals.length] ?? '', places[number % places.length] ?? '');
}
