const PAUSE_MS = 3_000;
const TIMEOUT_MS = 10_000;

/**
 * Call this after a request that got no response, because the browser may wrongly believe that it is online. The shop
 * sends one more request before it shows itself as offline, because a browser extension may have blocked the first.
 * Returns true if the shop is offline.
 */
export async function reportFailedCall(): Promise<boolean> {
  if (await isReachable()) return false;
  window.dispatchEvent(new Event("offline"));
  return true;
}

/**
 * Reloads a page whose script failed to load while offline, once the shop can be reached: the page would stay broken.
 */
export function recoverLostScripts(): () => void {
  const onError = async ({ target }: Event) => {
    const isOurs = target instanceof HTMLScriptElement && target.src.startsWith(`${window.location.origin}/`);
    if (isOurs && (await reportFailedCall())) onceReachable(() => window.location.reload());
  };
  // Listens in the capture phase, because `error` events of elements do not bubble.
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

/** Whether the shop responds. Any response counts, even an error status, because it came over the network. */
async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch("/api/health", { method: "HEAD", cache: "no-store", signal });
    return true;
  } catch {
    return false;
  }
}
