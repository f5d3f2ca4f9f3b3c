import "server-only";
import { env } from "@/lib/server/env";
import { makeAskedPictures, type PictureProgress, preparePictures } from "@/lib/workflows/media/prepare-pictures";

// Stored in a global, because a reload of modules must not start a second one.
const STARTED = Symbol.for("storefront.pictures");
const shared = globalThis as { [STARTED]?: true };

/**
 * Starts to make the smaller versions of all pictures, so that they are ready before visitors ask for them. Not on
 * Vercel, where a function stops after its response, and not in development: there they are made when asked for. Of
 * several processes, the first one makes them; the others make those they are asked for.
 */
export function startPictures(): void {
  const { NODE_ENV, PREPARE_PICTURES, VERCEL, WEB_PROCESS } = env();
  if (NODE_ENV !== "production" || VERCEL || PREPARE_PICTURES === "off" || shared[STARTED]) return;
  shared[STARTED] = true;
  if (WEB_PROCESS > 1) {
    makeAskedPictures();
    return;
  }
  const stop = preparePictures((progress) => console.log(progressLine(progress)));
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
}

/** @internal Exported for tests. */
export function progressLine({ ready, renditions, isOver }: PictureProgress): string {
  const share = ready === renditions ? `all ${renditions}` : `${ready} of ${renditions}`;
  const others =
    ready === renditions ? "" : isOver ? "; the others cannot be made" : "; the others are made in the background";
  return `Pictures: ${share} sizes are ready${others}.`;
}
