import { withBasePath } from "@/lib/domain/site/base-path";
import { callDesk, DeskRefusal } from "./call-desk";

/** Whether this browser can show notices while the desk is closed. */
export const canShowPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Everything below the desk, and nothing of the shop, whose own worker keeps pages for offline use. */
const SCOPE = "/desk/";

async function readSubscription(): Promise<PushSubscription | null> {
  if (!canShowPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration(withBasePath(SCOPE));
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Where this browser takes notices; null if it takes none. */
export const readPushEndpoint = async (): Promise<string | null> => (await readSubscription())?.endpoint ?? null;

/** Asks for permission, and has this browser show a notice of each new order. `key` is the shop's, as base64url. */
export async function startPush(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new DeskRefusal("push_refused");
  const subscription = await subscribe(key).catch((error: unknown) => {
    console.warn("Could not subscribe to notices.", error);
    throw new DeskRefusal("push_unavailable");
  });
  const { endpoint, keys } = subscription.toJSON();
  await callDesk("/api/desk/account/browsers", { method: "PUT", body: { endpoint, keys } });
}

async function subscribe(key: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.register(withBasePath("/desk/worker.js"), {
    scope: withBasePath(SCOPE),
    updateViaCache: "none",
  });
  await whenActive(registration);
  // A subscription of a former key takes no notices of this one.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Waits for the worker; `serviceWorker.ready` would wait for ever on a page outside its scope. */
async function whenActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
      if (worker.state === "redundant") reject(new Error("The worker could not be installed."));
    });
  });
}

/** Has this browser show notices no longer; the shop forgets it with the next notice, which nobody takes any more. */
export async function stopPush(): Promise<void> {
  await (await readSubscription())?.unsubscribe();
}
