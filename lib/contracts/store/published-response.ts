import { z } from "zod";

/** The platform's store ids consist of these characters; no store has any other id. */
export const storeIdSchema = z.string().regex(/^[\w-]{1,64}$/);

/** The `store_id` parameter of a call that other programs may use; null if it is missing or invalid. */
export function readStoreIdParameter(request: Request): string | null {
  const parsed = storeIdSchema.safeParse(new URL(request.url).searchParams.get("store_id"));
  return parsed.success ? parsed.data : null;
}

/**
 * The response of one of the two calls that other programs may use, checked against its contract before it is sent.
 *
 * A refusal is sent with HTTP status 200 too: the clients of these two calls were written for a platform that always
 * answers 200, and they check only the field `status`. All our other calls use the proper HTTP status.
 */
export function publishedResponse<Schema extends z.ZodType>(schema: Schema, answer: z.output<Schema>): Response {
  return Response.json(z.encode(schema, answer), {
    headers: {
      // Pages of any site may read this data, because it is public. It is cached for only a few seconds, because caches
      // are not notified of changes.
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "public, max-age=0, s-maxage=10",
    },
  });
}

export const UNKNOWN_STORE = { status: false, message: "There is no store with this store_id." } as const;
