import { goTo } from "@/lib/browser/go-to";
import { withBasePath } from "@/lib/domain/site/base-path";
import { openingPage } from "./opening-page";

const PAUSE_MS = 3_000;
const TIMEOUT_MS = 10_000;

/**
 * Call this after a request that got no response: the browser may wrongly believe that it is online. Sends one more
 * request, because a browser extension may have blocked only the first. If that fails too, the shop is shown as
 * offline. Returns whether it is offline.
 */
export async function reportFailedCall(): Promise<boolean> {
  if (await isReachable()) return false;
  window.dispatchEvent(new Event("offline"));
  return true;
}

/**
 * If a script of the page could not be loaded because the browser is offline, reloads the page as soon as the shop can
 * be reached; without the script it would stay broken. If it was a script of a page that is still opening, which has no
 * address yet, loads that page. Returns a function that stops this.
 */
export function recoverLostScripts(): () => void {
  const onError = async ({ target }: Event) => {
    const isOurs = target instanceof HTMLScriptElement && target.src.startsWith(`${window.location.origin}/`);
    const { path } = openingPage;
    if (!isOurs || !(await reportFailedCall())) return;
    onceReachable(() => (path ? goTo(path) : window.location.reload()));
  };
  // Listens in the capture phase, because an element's `error` event does not bubble.
  window.addEventListener("error", onError, { capture: true });
  return () => window.removeEventListener("error", onError, { capture: true });
}

/** Calls `callback` as soon as the shop can be reached. Returns a function that cancels it. */
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

/** Whether the shop responds. Even an error status counts, because it shows that the network works. */
async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch(withBasePath("/api/health"), { method: "HEAD", cache: "no-store", signal });
    return true;
  } catch {
    return false;
  }
}
