import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";

/** So many redirects are sent at once. */
const MAX_AT_ONCE = 2_000;
const BODY_LIMIT = 2_000_000;

export const redirectsSchema = z.object({
  redirects: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      hits: z.int().meta({ description: "How often it was followed in the last 30 days" }),
    }),
  ),
  missed: z
    .array(z.object({ path: z.string(), count: z.int() }))
    .meta({ description: "The addresses that were asked for most and not found in the last 30 days" }),
});
export type RedirectsAnswer = z.output<typeof redirectsSchema>;

export const listRedirectsCall = defineCall({
  method: "GET",
  path: "/api/owner/redirects",
  caller: "owner",
  right: "products.read",
  summary: "The addresses that lead elsewhere, how often they were followed, and those that were not found",
  query: storeQuerySchema,
  answer: redirectsSchema,
  refusals: ["store_unknown"],
});

export const saveRedirectsCall = defineCall({
  method: "POST",
  path: "/api/owner/redirects",
  caller: "owner",
  right: "products.write",
  summary: "Lets addresses that the shop does not have lead elsewhere; those that it has are never redirected",
  query: storeQuerySchema,
  body: z.object({
    redirects: z
      .array(
        z.object({
          from: z.string().max(2_500).meta({ description: "A path, or a whole web address of the shop" }),
          to: z.string().max(2_500).meta({ description: "A path of the shop, or a web address" }),
        }),
      )
      .min(1)
      .max(MAX_AT_ONCE),
  }),
  bodyLimit: BODY_LIMIT,
  answer: redirectsSchema,
  refusals: ["store_unknown", "redirects_invalid", "too_many_redirects"],
});

export const removeRedirectsCall = defineCall({
  method: "DELETE",
  path: "/api/owner/redirects",
  caller: "owner",
  right: "products.write",
  summary: "Removes redirects",
  query: storeQuerySchema,
  body: z.object({ from: z.array(z.string().max(2_500)).min(1).max(MAX_AT_ONCE) }),
  bodyLimit: BODY_LIMIT,
  answer: redirectsSchema,
  refusals: ["store_unknown"],
});
