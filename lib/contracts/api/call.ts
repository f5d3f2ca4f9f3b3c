import type { z } from "zod";

/**
 * Who may make a call. `shop`: anyone, if the store is open. `visitor`: anyone, and the call concerns only the
 * visitor's own data. `customer`: signed-in customers only. `owner`: holders of the owner token, even while the store
 * is closed.
 */
export type Caller = "shop" | "visitor" | "customer" | "owner";

/**
 * The definition of an API call: its address, who may make it, its input and its answer. Route handlers and
 * `/api/openapi.json` are both made from it, so they cannot drift apart.
 */
export type Call<
  CallerKind extends Caller = Caller,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Variable parts are in braces: `/api/cart/items/{item_id}`. */
  path: `/api/${string}`;
  caller: CallerKind;
  summary: string;
  /** The call belongs to cart, checkout or orders; a store that sells by enquiry refuses it as `ordering_off`. */
  part?: "ordering";
  /** The variable parts of the path. */
  params?: Params;
  query?: Query;
  body?: Body;
  /** In bytes. */
  bodyLimit?: number;
  answer: z.ZodType;
  /** The refusal codes of this call, beyond those of every call for the same kind of caller. */
  refusals?: readonly string[];
};

export function defineCall<
  const CallerKind extends Caller,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(call: Call<CallerKind, Params, Query, Body>): Call<CallerKind, Params, Query, Body> {
  return call;
}
