import { z } from "zod";

/** The characters of store ids on the platform; any other value belongs to no store. */
const storeIdSchema = z.string().regex(/^[\w-]{1,64}$/);

/** The `store_id` parameter of a published call; null if it is missing or invalid. */
export function readStoreIdParameter(request: Request): string | null {
  const parsed = storeIdSchema.safeParse(new URL(request.url).searchParams.get("store_id"));
  return parsed.success ? parsed.data : null;
}

/**
 * The response of a published call, checked against its contract before it is sent.
 *
 * Refusals are HTTP 200 too: clients of these two calls were written for a platform that always answers 200, and check
 * only `status`. All our other calls answer with a proper HTTP status.
 */
export function publishedResponse<Schema extends z.ZodType>(schema: Schema, answer: z.output<Schema>): Response {
  return Response.json(z.encode(schema, answer), {
    headers: {
      // The data is public, so pages of any site may read it. It is cached for a short time only, because caches are
      // not notified of changes.
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "public, max-age=0, s-maxage=10",
    },
  });
}

export const UNKNOWN_STORE = { status: false, message: "There is no store with this store_id." } as const;
