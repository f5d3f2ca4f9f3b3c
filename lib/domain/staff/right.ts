/**
 * What a caller of the owner's calls may do in one store. `read` shows, `write` changes; who may change something does not
 * get to read it by that. Money is what gives it away or counts it as received: payments, refunds, gift cards.
 */
export const RIGHTS = [
  "store.read",
  "store.write",
  "orders.read",
  "orders.write",
  "money.read",
  "money.write",
  "customers.read",
  "customers.write",
  "messages.read",
  "messages.write",
  "products.read",
  "products.write",
  "stock.write",
  "offers.write",
  "log.read",
  "tokens.read",
  "tokens.write",
  "staff.read",
  "staff.write",
] as const;
export type Right = (typeof RIGHTS)[number];

/** What an owner's call needs. `deployment` is about all stores at once, and nobody can be given it. */
export type NeededRight = Right | "deployment";

/** The usual jobs of a shop, with their rights. */
export const ROLES = {
  /** Everything in the store. */
  owner: RIGHTS,
  /** Everything but who else may come in. */
  manager: RIGHTS.filter((right) => !/^(?:tokens|staff)\./.test(right)),
  /** Packs and sends. */
  fulfilment: ["store.read", "orders.read", "orders.write", "products.read", "stock.write"],
  /** Keeps products and what they are offered with. */
  editor: ["store.read", "products.read", "products.write", "stock.write"],
} as const satisfies Record<string, readonly Right[]>;
export type Role = keyof typeof ROLES;
export const ROLE_NAMES = ["owner", "manager", "fulfilment", "editor"] as const satisfies readonly Role[];

/** The rights among `given` that `own` has not: nobody gives away more than they have. */
export function rightsBeyond(own: readonly NeededRight[], given: readonly Right[]): Right[] {
  return given.filter((right) => !own.includes(right));
}
