/** What is made of a list once. */

/** A function of lists that never change: for the same list it gives the same answer, not an equal one. */
export function oncePerList<K extends object, V extends object>(
  make: (list: K) => V,
): (list: K) => V {
  const made = new WeakMap<K, V>();
  return (list) => {
    const value = made.get(list) ?? make(list);
    made.set(list, value);
    return value;
  };
}
