import { atBasePath } from "@/lib/inline/at-base-path";
import { RELOAD_SCRIPT } from "@/lib/inline/scripts";

/** The script for a page of which another script cannot be loaded. */
export function GET(): Response {
  return new Response(atBasePath(RELOAD_SCRIPT), {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store" },
  });
}
