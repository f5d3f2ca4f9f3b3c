/** Runs once when a server starts, before its first request, and never during a build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { openShop } = await import("@/lib/background/open-shop");
  await openShop();
  const { startWorker } = await import("@/lib/background/worker");
  await startWorker();
  if (process.env.NODE_ENV === "production") {
    const { keepHeapSmall } = await import("@/lib/server/heap-growth");
    keepHeapSmall();
    const { interceptRequests } = await import("@/lib/server/intercept-requests");
    const { answerFromMemory } = await import("@/lib/server/page-memory");
    const { delayHeaders } = await import("@/lib/server/delayed-headers");
    const { delayScripts } = await import("@/lib/server/delayed-scripts");
    interceptRequests((request, response) => {
      if (answerFromMemory(request, response)) return true;
      delayHeaders(response);
      delayScripts(response);
      return false;
    });
  }
}
