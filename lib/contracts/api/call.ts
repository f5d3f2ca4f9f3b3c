import type { z } from "zod";

/**
 * Who may make a call. `shop`: anybody, of an open store, whoever they are. `visitor`: the same, and the call is about
 * what is theirs. `customer`: only who has signed in. `owner`: who holds the owner token, also while the store is closed.
 */
export type Caller = "shop" | "visitor" | "customer" | "owner";

/**
 * A call of the shop as those who make it know it: where it is, who may make it, what goes in and what comes out. Route
 * handlers are made from it and `/api/openapi.json` is written from it, so the three cannot drift apart.
 */
export type Call<
  Who extends Caller = Caller,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With its variable parts in braces: `/api/cart/items/{item_id}`. */
  path: `/api/${string}`;
  caller: Who;
  summary: string;
  /** Of a bag, a checkout or orders: refused as `ordering_off` where the store sells by enquiry. */
  part?: "ordering";
  /** The variable parts of the path. */
  params?: Params;
  query?: Query;
  body?: Body;
  /** In bytes. */
  bodyLimit?: number;
  answer: z.ZodType;
  /** Codes it refuses with, beside those that any call of its kind may answer. */
  refusals?: readonly string[];
};

export function defineCall<
  const Who extends Caller,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(call: Call<Who, Params, Query, Body>): Call<Who, Params, Query, Body> {
  return call;
}
