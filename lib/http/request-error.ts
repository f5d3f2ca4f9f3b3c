import "server-only";
import type { Instrumentation } from "next";
import { countFault } from "@/lib/data/health";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { clock } from "@/lib/server/clock";
import { requestIdOf } from "@/lib/server/request-id";
import { tenantOfRequest } from "./tenancy";

type Reported = Parameters<Instrumentation.onRequestError>;

/**
 * Logs one line for a request that failed, to find it among the requests of a proxy and to join it to the error, which
 * Next.js logs with the same digest. It contains no personal data: the route instead of the address, no query, no
 * headers. A database that cannot be reached is logged elsewhere, once a second.
 */
export async function logRequestError(
  error: Reported[0],
  { method, headers }: Reported[1],
  { routePath, routeType }: Reported[2],
  print: (line: string) => void = console.error,
): Promise<void> {
  if (isDatabaseAway(error)) return;
  const host = [headers.host].flat()[0] ?? "";
  const store = await storeAt(host);
  const id = requestIdOf(headers) ?? "without id";
  print(`Request ${id} failed: ${method} ${routePath} (${routeType}), store ${store}, digest ${digestOf(error)}`);
  await countFault(`${method} ${routePath}`, clock.now()).catch((failure: unknown) => {
    if (!isDatabaseAway(failure)) throw failure;
  });
}

async function storeAt(host: string): Promise<string> {
  try {
    const tenant = await tenantOfRequest(new Request("http://shop.invalid", { headers: { host } }));
    return tenant?.storeId ?? "unknown";
  } catch (error) {
    // What is reported here may be the reason for this, too.
    if (isDatabaseAway(error)) return "unknown";
    throw error;
  }
}

function digestOf(error: unknown): string {
  const digest = typeof error === "object" && error !== null && "digest" in error ? error.digest : undefined;
  return typeof digest === "string" ? digest.replace(/[^\w.@-]/g, "") : "unknown";
}
