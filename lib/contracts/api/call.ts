import type { z } from "zod";
import type { NeededRight } from "@/lib/domain/staff/right";
import type { RefusalCode } from "./refusals";

/**
 * Who may make a call. `shop`: anyone, while the store is open. `visitor`: anyone, but the call only reads or changes
 * the visitor's own data. `customer`: only signed-in customers. `owner`: only someone with a token that has the
 * right to it, even while the store is closed. `desk`: anyone, at the door of the owner's desk.
 * `member`: somebody who has the desk open, about themselves.
 */
export type Caller = "shop" | "visitor" | "customer" | "owner" | "desk" | "member";

/**
 * The contract of an API call: its path, who may make it, its input and its answer. The route handlers and
 * `/api/openapi.json` both use it, so the documentation always matches the code.
 */
export type Call<
  CallerKind extends Caller = Caller,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Code extends RefusalCode = RefusalCode,
> = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path of the call. Its variable parts are in braces: `/api/cart/items/{item_id}`. */
  path: `/api/${string}`;
  caller: CallerKind;
  /** What an owner's call needs; the others have none. */
  right?: NeededRight;
  /** For what a stolen open desk must not do: somebody at the desk has proved lately who they are. */
  needsProof?: true;
  summary: string;
  /**
   * "ordering" for calls of the cart, checkout and orders. Stores that sell by enquiry refuse these calls with the code
   * `ordering_off`.
   */
  part?: "ordering";
  /**
   * For a write that programs other than our pages make, without cookies: its secret token says what it may do, so it
   * needs no proof of coming from one of our pages.
   */
  isProvenByToken?: true;
  /** The schema of the variable parts of the path. */
  params?: Params;
  query?: Query;
  body?: Body;
  /** In bytes. */
  bodyLimit?: number;
  answer: z.ZodType;
  /** The content type of a call that answers with a file; its `answer` is then a string. */
  answersFile?: "application/pdf";
  /**
   * The refusal codes of this call: exactly those that its handler can return. Those that every call of the same
   * `caller` has are not repeated here.
   */
  refusals?: readonly Code[];
};

/** For each kind of caller, the refusal codes that all its calls have. */
export const REFUSALS_OF_CALLER = {
  owner: [
    "database_away",
    "disk_unwritable",
    "record_unreadable",
    "owner_token_wrong",
    "too_many_attempts",
    "desk_closed",
    "cross_site_refused",
    "right_missing",
    "store_not_allowed",
  ],
  desk: ["database_away", "disk_unwritable", "cross_site_refused"],
  member: ["database_away", "disk_unwritable", "cross_site_refused", "desk_closed"],
  shop: ["database_away", "disk_unwritable", "record_unreadable", "store_unknown", "store_closed"],
  visitor: ["database_away", "disk_unwritable", "record_unreadable", "store_unknown", "store_closed"],
  customer: [
    "database_away",
    "disk_unwritable",
    "record_unreadable",
    "store_unknown",
    "store_closed",
    "sign_in_needed",
  ],
} as const satisfies Record<Caller, readonly RefusalCode[]>;

export function defineCall<
  const CallerKind extends Caller,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  const Code extends RefusalCode = never,
>(call: WithRight<CallerKind, Call<CallerKind, Params, Query, Body, Code>>): typeof call {
  return call;
}

/** No owner's call without a right, and no other one with it. */
type WithRight<CallerKind extends Caller, Defined> = Defined &
  (CallerKind extends "owner" ? { right: NeededRight } : { right?: never });
