import "server-only";
import { type ChildProcess, fork } from "node:child_process";
import os from "node:os";
import path from "node:path";
import type { RenditionFormat } from "@/lib/domain/media/picture";

/** A rendition to make: `width` in pixels, `options` as sharp takes them for `format`. Both paths are absolute. */
type EncodingJob = {
  original: string;
  file: string;
  width: number;
  format: RenditionFormat;
  options: Record<string, unknown>;
};

/** `code` is that of a failed file operation. If the process ended before it answered, `isLost` is true. */
export type Encoded = { isMade: true } | { isMade: false; isLost: boolean; code: string | null; reason: string };

/** What the process answers. */
type Answer = { isMade: boolean; code?: string | null; reason?: string };

export type Encoder = {
  /** Makes a rendition and stores it. Call it again only after it has answered. */
  encode: (job: EncodingJob) => Promise<Encoded>;
  /** Ends the process, which gives its memory back. The next `encode` starts another. */
  end: () => void;
};

/** No picture takes so long; one that does keeps all others waiting. */
const TIMEOUT_MS = 60_000;

/**
 * Makes renditions in a process of its own, with the lowest priority: the shop's answers come first, and what decoding
 * leaves in memory goes when the process ends.
 */
export function createEncoder(): Encoder {
  let child: ChildProcess | null = null;

  function start(): ChildProcess {
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), "lib/storage/rendition-process.mjs");
    // It reads files from outside, so it gets none of the shop's secrets. Few arenas give more memory back.
    const started = fork(/* turbopackIgnore: true */ file, {
      execArgv: [],
      env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" },
    });
    if (started.pid !== undefined) lowerPriority(started.pid);
    // It must not keep the shop's process alive.
    started.unref();
    started.channel?.unref();
    child = started;
    return started;
  }

  return {
    encode: (job) =>
      new Promise((resolve) => {
        const asked = child?.connected ? child : start();
        const tooLong = setTimeout(() => asked.kill("SIGKILL"), TIMEOUT_MS).unref();
        const finish = (encoded: Encoded) => {
          clearTimeout(tooLong);
          asked.off("message", onMessage).off("exit", onEnd).off("error", onError);
          resolve(encoded);
        };
        const lose = (reason: string) => {
          if (child === asked) child = null;
          finish({ isMade: false, isLost: true, code: null, reason });
        };
        const onMessage = (answer: unknown) => finish(toEncoded(answer as Answer));
        const onEnd = (code: number | null, signal: string | null) => lose(`The process ended with ${signal ?? code}.`);
        const onError = (error: Error) => lose(error.message);
        asked.on("message", onMessage).once("exit", onEnd).once("error", onError);
        asked.send(job, (error) => error && lose(error.message));
      }),
    end: () => {
      child?.kill();
      child = null;
    },
  };
}

function toEncoded({ isMade, code = null, reason = "" }: Answer): Encoded {
  return isMade ? { isMade } : { isMade, isLost: false, code, reason };
}

function lowerPriority(pid: number): void {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  } catch (error) {
    console.warn("The process that makes pictures runs with the priority of the shop.", error);
  }
}
