import { withBasePath } from "@/lib/domain/site/base-path";
import type { PushNotice } from "@/lib/domain/staff/push-browser";

/** The parts of the service worker API used here; TypeScript's WebWorker types conflict with its DOM types. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
type PushEvent = WorkerEvent & { data: { json(): PushNotice } | null };
type ClickEvent = WorkerEvent & { notification: Notification };
type Page = { url: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> };
type Worker = {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener<Kind extends WorkerEvent>(name: string, listener: (event: Kind) => void): void;
};

/** Shows the desk's notices, and opens the page that a notice is about. It keeps no page and answers no request. */
export function runDeskWorker() {
  const worker = self as unknown as Worker;
  worker.addEventListener<PushEvent>("push", (event) => {
    const notice = event.data?.json();
    if (!notice) return;
    const { title, body, path } = notice;
    // With the page as its tag, a notice that arrives twice is shown once.
    event.waitUntil(worker.registration.showNotification(title, { body, tag: path, data: withBasePath(path) }));
  });
  worker.addEventListener<ClickEvent>("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(openPage(worker, String(event.notification.data)));
  });
}

/** Shows the page where it is open already; otherwise in a new window, for another one may hold unsaved work. */
async function openPage({ clients }: Worker, path: string): Promise<void> {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : clients.openWindow(path));
}
