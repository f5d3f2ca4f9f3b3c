import { z } from "zod";

/** Store ids as in addresses and settings. */
const storeIdSchema = z.string().regex(/^[\w-]{1,64}$/);

/** The `store_id` parameter of a published call; null when it is missing or invalid. */
export function readStoreIdParameter(request: Request): string | null {
  const parsed = storeIdSchema.safeParse(new URL(request.url).searchParams.get("store_id"));
  return parsed.success ? parsed.data : null;
}

/**
 * The response of a published call, checked against its contract.
 *
 * Refusals are HTTP 200 too: clients of these two calls were written for a platform that always answers 200, and check
 * only `status`. All our other calls respond with the proper HTTP status.
 */
export function publishedResponse<Schema extends z.ZodType>(schema: Schema, answer: z.output<Schema>): Response {
  return Response.json(z.encode(schema, answer), {
    headers: {
      // Public data that any page may read. Cached briefly, because shared caches are not told about changes.
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "public, max-age=0, s-maxage=10",
    },
  });
}

export const UNKNOWN_STORE = { status: false, message: "There is no store with this store_id." } as const;
