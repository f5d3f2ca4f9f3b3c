import { SHOP_WORKER_SCRIPT } from "./scripts";

/** The script of the service worker for the pages of one build. */
export const shopWorkerScript = (build: string) => `self.shopBuild=${JSON.stringify(build)};${SHOP_WORKER_SCRIPT}\n`;
