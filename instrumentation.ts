import type { Instrumentation } from "next";

/** Next.js calls this once when a server starts, before its first request. It is never called during a build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startObserving } = await import("@/lib/background/observe/start");
  await startObserving();
  if (process.env.NODE_ENV === "production") {
    const { keepLogShort } = await import("@/lib/server/database-away");
    const { isDatabaseAway } = await import("@/lib/database/query-errors");
    keepLogShort(isDatabaseAway);
  }
  const { openShop } = await import("@/lib/background/open-shop");
  await openShop();
  const { startMetrics } = await import("@/lib/background/start-metrics");
  await startMetrics();
  const { startWorker } = await import("@/lib/background/worker");
  await startWorker();
  const { followChanges } = await import("@/lib/background/follow-changes");
  followChanges();
  const { startPictures } = await import("@/lib/background/start-pictures");
  startPictures();
  if (process.env.FRONT && process.env.NODE_ENV === "production") {
    const { startFront } = await import("@/lib/background/start-front");
    startFront();
  }
}

/** Next.js calls this for each error of a page, a call or the middleware that nothing has caught. */
export const onRequestError: Instrumentation.onRequestError = async (...failed) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logRequestError } = await import("@/lib/http/request-error");
  await logRequestError(...failed);
};
