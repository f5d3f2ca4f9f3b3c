import { CALLS } from "@/lib/contracts/api/calls";
import { openApiDocument } from "@/lib/contracts/api/openapi";

/** The API documentation, the same for every store. */
export function GET(): Response {
  return Response.json(openApiDocument(CALLS), { headers: { "Cache-Control": "public, max-age=300" } });
}
