import "server-only";
import { listStores } from "@/lib/data/store/stores";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { env } from "@/lib/server/env";
import { type RenditionMaker, startRenditionMaker } from "@/lib/storage/rendition-maker";
import { listMissing, removeLeftovers } from "@/lib/storage/stored-renditions";
import { listRenditions } from "./list-renditions";

/**
 * After the last of several uploads: soon, for pictures of a catalogue that shows them already, and again when an import
 * has surely committed what shows them.
 */
const AFTER_UPLOAD_MS = [2_000, 60_000];
/** How often changes are looked for that store no file, and those of other processes. */
const EVERY_MS = 600_000;

/** `isOver` means that nothing more will be made of these: all are ready, or the others cannot be made. */
export type PictureProgress = { ready: number; renditions: number; isOver: boolean };
type Work = { missing: readonly string[]; renditions: number };

/** Makes only those renditions that browsers ask for, because another process of the shop makes them all. */
export function makeAskedPictures(): void {
  startRenditionMaker();
}

/**
 * Makes the renditions of all stores in the background, as long as this process runs. `report` is called at the start,
 * when the work is over, and when there is new work. Returns a function that ends it.
 */
export function preparePictures(
  report: (progress: PictureProgress) => void,
  maker: RenditionMaker = startRenditionMaker(),
): () => void {
  const alarm = createAlarm();
  const timers = AFTER_UPLOAD_MS.map((milliseconds) => ({
    milliseconds,
    timer: undefined as NodeJS.Timeout | undefined,
  }));
  const interval = setInterval(alarm.ring, EVERY_MS).unref();
  let isStopped = false;
  let wasOver: boolean | null = null;

  maker.onUpload(() => {
    for (const each of timers) {
      clearTimeout(each.timer);
      each.timer = setTimeout(alarm.ring, each.milliseconds).unref();
    }
  });

  function tell({ missing, renditions }: Work, isOver: boolean): void {
    if (isOver !== wasOver) report({ ready: renditions - missing.length, renditions, isOver });
    wasOver = isOver;
  }

  async function work(): Promise<void> {
    const found = await findWork();
    if (isStopped) return;
    const isNothing = found.missing.length === 0;
    tell(found, isNothing);
    if (isNothing) return alarm.rung();
    const isTried = await Promise.race([maker.plan(found.missing).then(() => true), alarm.rung().then(() => false)]);
    // New work joins what is left of the old.
    if (!isTried || isStopped) return;
    tell(await findWork(), true);
    return alarm.rung();
  }

  async function workOn(): Promise<void> {
    while (!isStopped) {
      await work().catch((error) => {
        console.error("The pictures of the shop could not be prepared.", error);
        return alarm.rung();
      });
    }
  }
  void workOn();

  return () => {
    isStopped = true;
    clearInterval(interval);
    for (const { timer } of timers) clearTimeout(timer);
    maker.stop();
    alarm.ring();
  };
}

/** The renditions of all stores that are not on disk, and how many there are in all. */
async function findWork(): Promise<Work> {
  const missing: string[] = [];
  let renditions = 0;
  for (const storeId of await listOwnStoreFirst()) {
    await removeLeftovers(storeId, clock.now().getTime());
    const wanted = await listRenditions(storeId);
    renditions += wanted.length;
    for (const name of await listMissing(storeId, wanted)) missing.push(`${storeId}/${name}`);
  }
  return { missing, renditions };
}

/** Our own store comes first; where its details are kept elsewhere, it is not among those of the database. */
async function listOwnStoreFirst(): Promise<StoreId[]> {
  return [...new Set([env().STORE_ID, ...(await listStores()).map(({ id }) => id)])];
}

/** `rung` resolves when `ring` is called, or at once if it has been called since `rung` last resolved. */
function createAlarm() {
  let ring: () => void = () => undefined;
  let next: Promise<void>;
  const set = () => {
    next = new Promise((resolve) => {
      ring = resolve;
    });
  };
  set();
  return {
    ring: () => ring(),
    rung: async () => {
      const awaited = next;
      await awaited;
      if (awaited === next) set();
    },
  };
}
