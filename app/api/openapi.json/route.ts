import { CALLS } from "@/lib/contracts/api/calls";
import { openApiDocument } from "@/lib/contracts/api/openapi";

/** For developers and their tools; the same for every store. */
export function GET(): Response {
  return Response.json(openApiDocument(CALLS), { headers: { "Cache-Control": "public, max-age=300" } });
}
