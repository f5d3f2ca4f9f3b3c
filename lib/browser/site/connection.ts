const PAUSE_MILLISECONDS = 3_000;
const LONGEST_ANSWER_MILLISECONDS = 10_000;

/**
 * To be told of a call that got no answer at all. The browser may still believe that there is a network; the shop asks
 * once more before it believes otherwise, so that one call that an extension has blocked does not take the page away. Answers whether there is none.
 */
export async function reportFailedCall(): Promise<boolean> {
  if (await isReachable()) return false;
  window.dispatchEvent(new Event("offline"));
  return true;
}

/** A page whose script got lost with the network stays broken, so it is loaded again once the shop can be reached. */
export function recoverLostScripts(): () => void {
  const onError = async ({ target }: Event) => {
    const isOurs = target instanceof HTMLScriptElement && target.src.startsWith(`${window.location.origin}/`);
    if (isOurs && (await reportFailedCall())) onceReachable(() => window.location.reload());
  };
  // The errors of elements do not bubble.
  window.addEventListener("error", onError, { capture: true });
  return () => window.removeEventListener("error", onError, { capture: true });
}

/** Runs `callback` once the shop answers again; answers how to forget it. */
export function onceReachable(callback: () => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    clearTimeout(timer);
    const isBack = await isReachable();
    if (isOver) return;
    if (!isBack) {
      timer = setTimeout(ask, PAUSE_MILLISECONDS);
      return;
    }
    stop();
    callback();
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener("online", ask);
  };
  window.addEventListener("online", ask);
  void ask();
  return stop;
}

/** Any answer counts, also a refusal: it came over the network. */
async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MILLISECONDS);
    await fetch("/api/health", { method: "HEAD", cache: "no-store", signal });
    return true;
  } catch {
    return false;
  }
}
