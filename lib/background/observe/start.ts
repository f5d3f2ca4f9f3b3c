import "server-only";
import { env } from "@/lib/server/env";
import { followRequests } from "@/lib/server/request-context";
import { startErrorReports } from "./error-reports";
import { exportTraces } from "./export-traces";
import { startJsonLog } from "./json-log";

/** Starts what the settings ask for to see the shop at work: a log for programs, traces, reports of errors. */
export async function startObserving(): Promise<void> {
  const { LOG_FORMAT, LOG_REQUESTS, SENTRY_DSN, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } =
    env();
  const isTraced = OTEL_EXPORTER_OTLP_ENDPOINT ?? OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  if (LOG_FORMAT === "json" || LOG_REQUESTS === "on" || SENTRY_DSN || isTraced) followRequests();
  if (LOG_FORMAT === "json") await startJsonLog();
  if (SENTRY_DSN) await startErrorReports(SENTRY_DSN);
  if (isTraced) await exportTraces();
}
