import { CALLS } from "@/lib/contracts/api/calls";
import { openApiDocument } from "@/lib/contracts/api/openapi";

/** The API documentation. It does not depend on the store. */
export function GET(): Response {
  return Response.json(openApiDocument(CALLS), { headers: { "Cache-Control": "public, max-age=300" } });
}
