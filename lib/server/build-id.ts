import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

let read: Promise<string> | undefined;

/** The id of the build that this process serves, from the file Next.js wrote. */
export function buildId(): Promise<string> {
  read ??= readFile(path.join(/* turbopackIgnore: true */ process.cwd(), ".next", "BUILD_ID"), "utf8").then((id) =>
    id.trim(),
  );
  return read;
}
