import { withBasePath } from "@/lib/domain/site/base-path";
import { tenantOfRequest } from "@/lib/http/tenancy";
import { withDatabase } from "@/lib/http/with-database";
import { retiringWorkerScript, shopWorkerScript } from "@/lib/inline/worker-scripts";
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
  return new Response(isServed ? shopWorkerScript(await buildId()) : retiringWorkerScript(), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      // A worker may serve only what stands below its own address, and that does not include the home page of a shop
      // below a path.
      "Service-Worker-Allowed": withBasePath("/"),
    },
  });
});
