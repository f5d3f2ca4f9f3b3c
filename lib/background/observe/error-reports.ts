import "server-only";
import { fetchFromService } from "@/lib/integrations/outgoing-fetch";
import { buildId } from "@/lib/server/build-id";
import { currentRequest } from "@/lib/server/request-context";
import { errorIn, onConsoleLine } from "./console-lines";

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 100_000;
/** A fault that every request has would otherwise fill the service. */
const MAX_PER_MINUTE = 30;

/**
 * Reports each error that is logged to a service that speaks Sentry's protocol. It gets the error, where it was thrown,
 * and the route and store of the request; nothing of its body, headers, address or visitor.
 */
export async function startErrorReports(dsn: string): Promise<void> {
  const { createStackParser, createTransport, Scope } = await import("@sentry/core");
  const { nodeStackLineParser, ServerRuntimeClient } = await import("@sentry/core/server");
  const client = new ServerRuntimeClient({
    dsn,
    integrations: [],
    release: await buildId().catch(() => undefined),
    environment: process.env.NODE_ENV,
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const { status, headers } = await fetchFromService(options.url, {
          method: "POST",
          headers: { "content-type": "application/x-sentry-envelope" },
          body: typeof body === "string" ? body : Buffer.from(body),
          timeoutMilliseconds: TIMEOUT_MS,
          largestBytes: MAX_ANSWER_BYTES,
        });
        const limits = [headers["x-sentry-rate-limits"]].flat()[0] ?? null;
        return {
          statusCode: status,
          headers: { "x-sentry-rate-limits": limits, "retry-after": headers["retry-after"] ?? null },
        };
      }),
  });
  client.init();
  let minute = 0;
  let sent = 0;
  onConsoleLine((line, print) => {
    print();
    const error = line.level === "error" ? errorIn(line) : undefined;
    if (!error) return;
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, sent] = [now, 0];
    sent += 1;
    if (sent > MAX_PER_MINUTE) return;
    const scope = new Scope();
    const { id, method, route, store } = currentRequest() ?? {};
    scope.setTags({ request_id: id, route: route && `${method} ${route}`, store });
    client.captureException(error, undefined, scope);
  });
}
