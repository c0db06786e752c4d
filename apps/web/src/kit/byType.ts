/** Tables over the types of a union, complete by type. */
interface Typed {
  readonly type: string;
}

/** The member of a union with a type. */
export type OfType<U extends Typed, K extends U['type']> = Extract<U, { readonly type: K }>;

/** What is made of each member, with something besides. */
export type ByType<U extends Typed, A, R> = {
  readonly [K in U['type']]: (one: OfType<U, K>, besides: A) => R;
};

/** Returns the entry of a table for a member of a union. */
export function byType<U extends Typed, A, R>(table: ByType<U, A, R>, one: U, besides: A): R {
  const type: U['type'] = one.type;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entry under a member's type takes that member
  const make = table[type] as (one: U, besides: A) => R;
  return make(one, besides);
}
