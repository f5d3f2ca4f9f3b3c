import "server-only";
import { statfs } from "node:fs/promises";
import { env } from "@/lib/server/env";
import { createEncoder, type Encoded, type Encoder } from "./rendition-encoder";
import { findUploadFile, isThere, parseUploadPath, uploadFile } from "./upload-paths";

/** If less than this is free on the disk, no rendition is made ahead: orders need the room more. */
const MIN_FREE_BYTES = 500_000_000;
/** How many renditions that browsers have asked for may wait. The others are made in their turn, or asked for again. */
const MAX_ASKED = 500;
/** Pictures that cannot be read are remembered, so that not every visit tries them again. */
const MAX_REFUSED = 1_000;
/** After so long without work the process ends. */
const IDLE_MS = 20_000;
/** After the process has ended unexpectedly. */
const PAUSE_MS = 500;
const ATTEMPTS = 2;
const NO_ROOM = ["EROFS", "EACCES", "EPERM", "ENOSPC", "EDQUOT"];

export type RenditionMaker = {
  /** Makes this rendition before those that nobody has asked for. Its path begins with the store id. */
  ask: (path: string) => void;
  /** Makes these renditions, in this order, instead of those that were to be made. Resolves when all have been tried. */
  plan: (paths: readonly string[]) => Promise<void>;
  /** Calls `listener` whenever an upload has been stored. */
  onUpload: (listener: () => void) => void;
  /** Tells that an upload has been stored. */
  uploaded: () => void;
  stop: () => void;
};

// The start-up and the route handlers are separate bundles of one process. They share the maker through a global.
const MAKER = Symbol.for("storefront.rendition-maker");
const shared = globalThis as { [MAKER]?: RenditionMaker };

/** The maker of this process; null if it has none, and renditions are made when they are asked for. */
export function renditionMaker(): RenditionMaker | null {
  return shared[MAKER] ?? null;
}

/** Starts to make renditions in the background, for all of this process. It ends by itself where nothing can be stored. */
export function startRenditionMaker(encoder: Encoder = createEncoder()): RenditionMaker {
  const asked = new Set<string>();
  const refused = new Set<string>();
  const listeners = new Set<() => void>();
  let planned: { waiting: readonly string[]; next: number; done: () => void } | null = null;
  let isRunning = false;
  let isStopped = false;
  let idle: NodeJS.Timeout | undefined;

  function take(): string | null {
    if (isStopped) return null;
    const [first] = asked;
    if (first !== undefined) {
      asked.delete(first);
      return first;
    }
    const next = planned?.waiting[planned.next];
    if (planned && next !== undefined) planned.next += 1;
    return next ?? null;
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    clearTimeout(idle);
    for (let path = take(); path !== null; path = take()) await makeOrComplain(path);
    isRunning = false;
    planned?.done();
    planned = null;
    idle = setTimeout(encoder.end, IDLE_MS).unref();
  }

  async function makeOrComplain(path: string): Promise<void> {
    try {
      await make(path);
    } catch (error) {
      console.error("A picture could not be made smaller.", { path, error });
    }
  }

  async function make(path: string): Promise<void> {
    const wanted = parseUploadPath(path.split("/"));
    if (!wanted?.rendition || refused.has(path) || (await isThere(uploadFile(wanted.segments)))) return;
    const original = await findUploadFile(wanted.original);
    if (!original) return;
    if (await isDiskNearlyFull()) return stop("the disk is nearly full");
    const { width, format, options } = wanted.rendition;
    const encoded = await encode({ original, file: uploadFile(wanted.segments), width, format, options });
    if (encoded.isMade || isStopped) return;
    if (encoded.code !== null && NO_ROOM.includes(encoded.code)) return stop(encoded.reason);
    if (refused.size < MAX_REFUSED) refused.add(path);
    console.warn("A picture could not be made smaller.", { path, reason: encoded.reason });
  }

  /** A process that was killed is started again; a picture that kills it twice is left as it is. */
  async function encode(job: Parameters<Encoder["encode"]>[0]): Promise<Encoded> {
    for (let attempt = 1; ; attempt += 1) {
      const encoded = await encoder.encode(job);
      if (encoded.isMade || !encoded.isLost || attempt === ATTEMPTS || isStopped) return encoded;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  function stop(reason?: string): void {
    if (isStopped) return;
    isStopped = true;
    if (reason)
      console.warn(`Pictures are made smaller only when they are asked for, until the next start: ${reason}.`);
    if (shared[MAKER] === maker) delete shared[MAKER];
    clearTimeout(idle);
    encoder.end();
  }

  const maker: RenditionMaker = {
    ask: (path) => {
      if (isStopped || refused.has(path) || asked.size >= MAX_ASKED) return;
      asked.add(path);
      void run();
    },
    plan: (paths) =>
      new Promise((resolve) => {
        planned?.done();
        planned = { waiting: paths, next: 0, done: resolve };
        void run();
      }),
    onUpload: (listener) => void listeners.add(listener),
    uploaded: () => {
      for (const listener of listeners) listener();
    },
    stop: () => stop(),
  };
  shared[MAKER] = maker;
  return maker;
}

async function isDiskNearlyFull(): Promise<boolean> {
  const { bavail, bsize } = await statfs(env().DATA_DIR);
  return bavail * bsize < MIN_FREE_BYTES;
}
