import { z } from "zod";

/** Ids of stores as addresses and settings carry them; anything else is nobody's. */
const storeIdSchema = z.string().regex(/^[\w-]{1,64}$/);

/** The `store_id` of a published call; null when it is missing or could be no store's. */
export function askedStoreId(request: Request): string | null {
  const asked = storeIdSchema.safeParse(new URL(request.url).searchParams.get("store_id"));
  return asked.success ? asked.data : null;
}

/**
 * The answer of a published call, checked against its contract on the way out.
 *
 * It is HTTP 200 for refusals too: clients of these two calls were written for a platform whose answers always are,
 * and test `status` alone. All other calls of ours answer with a true HTTP status.
 */
export function publishedAnswer<Schema extends z.ZodType>(schema: Schema, answer: z.output<Schema>): Response {
  return Response.json(z.encode(schema, answer), {
    headers: {
      // Public facts of a public shop: any page may read them. Short, because caches do not hear of a change.
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "public, max-age=0, s-maxage=10",
    },
  });
}

export const UNKNOWN_STORE = { status: false, message: "There is no store with this store_id." } as const;
