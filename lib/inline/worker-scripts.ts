import { atBasePath } from "./at-base-path";
import { DESK_WORKER_SCRIPT, RETIRING_WORKER_SCRIPT, SHOP_WORKER_SCRIPT } from "./scripts";

/** The script of the service worker for the pages of one build. */
export const shopWorkerScript = (build: string) =>
  `self.shopBuild=${JSON.stringify(build)};${atBasePath(SHOP_WORKER_SCRIPT)}\n`;

/** The script of the worker that shows the desk's notices. */
export const deskWorkerScript = () => atBasePath(DESK_WORKER_SCRIPT);

/** The script of a worker that removes the service worker. */
export const retiringWorkerScript = () => atBasePath(RETIRING_WORKER_SCRIPT);
