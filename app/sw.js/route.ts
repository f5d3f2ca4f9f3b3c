import { tenantOfRequest } from "@/lib/http/tenancy";
import { withDatabase } from "@/lib/http/with-database";
import { RETIRING_WORKER_SCRIPT } from "@/lib/inline/scripts";
import { shopWorkerScript } from "@/lib/inline/worker-scripts";
import { buildId } from "@/lib/server/build-id";
import { env } from "@/lib/server/env";

/**
 * The service worker (decision 12). If the store is closed, if the environment variable SERVICE_WORKER is not "on", or
 * in development, where files change but keep their names, a worker is sent instead that removes the service worker.
 */
export const GET = withDatabase(async (request: Request) => {
  const { NODE_ENV, SERVICE_WORKER } = env();
  const tenant = await tenantOfRequest(request);
  const isServed = tenant?.isActive && NODE_ENV === "production" && SERVICE_WORKER === "on";
  return new Response(isServed ? shopWorkerScript(await buildId()) : RETIRING_WORKER_SCRIPT, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
  });
});
