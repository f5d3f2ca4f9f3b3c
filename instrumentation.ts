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
    const { standInFrontOfNext } = await import("@/lib/server/in-front-of-next");
    const { answerFromMemory } = await import("@/lib/server/page-memory");
    const { trustProxies } = await import("@/lib/server/trusted-proxies");
    const { holdHead } = await import("@/lib/server/held-head");
    const { delayScripts } = await import("@/lib/server/late-scripts");
    standInFrontOfNext((request, response) => {
      trustProxies(request);
      if (answerFromMemory(request, response)) return true;
      holdHead(response);
      delayScripts(response);
      return false;
    });
  }
}
