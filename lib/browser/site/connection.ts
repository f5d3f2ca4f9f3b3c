const PAUSE_MS = 3_000;
const TIMEOUT_MS = 10_000;

/**
 * Call this after a request that got no response. The browser may wrongly believe it is online. The shop checks once
 * more before it goes offline, because a browser extension may have blocked the one request. True when offline.
 */
export async function reportFailedCall(): Promise<boolean> {
  if (await isReachable()) return false;
  window.dispatchEvent(new Event("offline"));
  return true;
}

/** A page whose script failed to load while offline stays broken, so it is reloaded once the shop can be reached. */
export function recoverLostScripts(): () => void {
  const onError = async ({ target }: Event) => {
    const isOurs = target instanceof HTMLScriptElement && target.src.startsWith(`${window.location.origin}/`);
    if (isOurs && (await reportFailedCall())) onceReachable(() => window.location.reload());
  };
  // Captured, because `error` events of elements do not bubble.
  window.addEventListener("error", onError, { capture: true });
  return () => window.removeEventListener("error", onError, { capture: true });
}

/** Runs `callback` once the shop can be reached; returns a function that cancels it. */
export function onceReachable(callback: () => void): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = async () => {
    clearTimeout(timer);
    const isBack = await isReachable();
    if (isStopped) return;
    if (!isBack) {
      timer = setTimeout(check, PAUSE_MS);
      return;
    }
    stop();
    callback();
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener("online", check);
  };
  window.addEventListener("online", check);
  void check();
  return stop;
}

/** Any response counts, even an error status: it came over the network. */
async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch("/api/health", { method: "HEAD", cache: "no-store", signal });
    return true;
  } catch {
    return false;
  }
}
