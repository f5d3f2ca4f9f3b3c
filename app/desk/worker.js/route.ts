import { deskWorkerScript } from "@/lib/inline/worker-scripts";

/** The service worker of the desk, which shows notices of new orders; it keeps no page. */
export function GET(): Response {
  return new Response(deskWorkerScript(), {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
