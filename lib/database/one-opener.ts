import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, realpath, rm } from "node:fs/promises";
import path from "node:path";
import { type Answer, ask, type Claim, listen, type Opener } from "./opener-socket";

/**
 * PGlite cannot tell that another process has its folder open, and two of them corrupt it. So each opener listens on a
 * socket in the data folder, which the system closes with the process, however it dies: a socket that takes
 * connections belongs to a living opener even when that is too busy to answer, and any other is left over.
 *
 * An opener first puts its own, listening socket into the folder and only then looks for others, so of two that start
 * together at least one meets the other. The command line finds the running shop by the same sockets.
 */
export type RunningShop = { pid: number; url: string };

export class DataFolderInUseError extends Error {
  override name = "DataFolderInUseError";
}

/** Two that start in the same instant both give way and try again after unequal pauses; it also bridges a restart. */
const ATTEMPTS = 8;

/**
 * Makes this process an opener of `dataDir`; `url` is where its shop answers, null for a script.
 *
 * An exclusive claim is refused with DataFolderInUseError while another opener lives. Without `exclusive` (the
 * database is elsewhere and takes many processes) the claim only lets the shop be found.
 */
export async function claimDataFolder(dataDir: string, url: string | null, exclusive: boolean): Promise<Claim> {
  await mkdir(dataDir, { recursive: true });
  const place = await placeOfSockets(dataDir);
  for (let attempt = 1; ; attempt += 1) {
    const name = `${place.prefix}${process.pid}-${randomBytes(4).toString("hex")}.sock`;
    const claim = await listen(place.folder, name, { pid: process.pid, url });
    const [other] = await sweep(place, name);
    if (!other || !exclusive) return claim;
    await claim.release();
    if (!other.opener || attempt === ATTEMPTS) throw new DataFolderInUseError(inUse(dataDir, other.opener));
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 150));
  }
}

/** The shop that is running on `dataDir`; null when there is none. */
export async function findRunningShop(dataDir: string): Promise<RunningShop | null> {
  const place = await placeOfSockets(dataDir);
  for (const name of await socketsAt(place)) {
    const { opener } = await ask(place.folder, name);
    if (opener?.url) return { pid: opener.pid, url: opener.url };
  }
  return null;
}

function inUse(dataDir: string, opener: Opener | null): string {
  const who = opener ? ` by process ${opener.pid}${opener.url ? `, the shop at ${opener.url}` : ""}` : "";
  return `The data folder ${dataDir} is in use${who}. Stop that process, or set DATA_DIR to another folder.`;
}

type Place = { folder: string; prefix: string };

/** Windows has no sockets in folders: there it is named pipes, which all live in one place of their own. */
async function placeOfSockets(dataDir: string): Promise<Place> {
  if (process.platform !== "win32") return { folder: dataDir, prefix: "opener-" };
  const folder = await realpath(dataDir).catch(() => path.resolve(dataDir));
  const digest = createHash("sha256").update(folder.toLowerCase()).digest("hex").slice(0, 16);
  return { folder: "\\\\.\\pipe\\", prefix: `storefront-${digest}-` };
}

async function socketsAt({ folder, prefix }: Place): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => name.startsWith(prefix) && name.endsWith(".sock"));
}

/** Removes what dead openers left, and answers the living ones beside `own`. */
async function sweep(place: Place, own: string): Promise<Answer[]> {
  const names = (await socketsAt(place)).filter((name) => name !== own);
  const answers = await Promise.all(
    names.map(async (name) => {
      const answer = await ask(place.folder, name);
      if (!answer.isAlive) await rm(path.join(place.folder, name), { force: true });
      return answer;
    }),
  );
  return answers.filter(({ isAlive }) => isAlive);
}
