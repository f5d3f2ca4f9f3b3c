import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, realpath, rm } from "node:fs/promises";
import path from "node:path";
import { type Answer, ask, type Claim, listen, type Opener } from "./opener-socket";

/**
 * PGlite cannot tell whether another process has its folder open, and two processes would corrupt it. So each process
 * that opens the folder listens on a socket in it. The operating system closes the socket when the process ends,
 * however it ends. A socket that accepts connections therefore belongs to a living process, even if that process is too
 * busy to answer; any other socket belongs to a dead process.
 *
 * A process first creates its own socket and then looks for others, so of two processes that start together at least
 * one notices the other. The command-line tools find the running shop by the same sockets.
 */
export type RunningShop = { pid: number; url: string };

export class DataFolderInUseError extends Error {
  override name = "DataFolderInUseError";
}

/**
 * How often a process tries to claim the folder. If two processes start together, both give up their claim and try
 * again after random pauses. The pauses also give the old process time to end when a shop restarts.
 */
const ATTEMPTS = 8;

/**
 * Registers this process as a user of `dataDir`; `url` is the URL at which it serves the shop, null for a script.
 *
 * An exclusive claim throws DataFolderInUseError while another process uses the folder. A claim that is not exclusive
 * (the database is a PostgreSQL server, which takes connections from many processes) only lets the command-line tools
 * find the shop.
 */
export async function claimDataFolder(dataDir: string, url: string | null, exclusive: boolean): Promise<Claim> {
  await mkdir(dataDir, { recursive: true });
  const sockets = await socketsFolder(dataDir);
  for (let attempt = 1; ; attempt += 1) {
    const name = `${sockets.prefix}${process.pid}-${randomBytes(4).toString("hex")}.sock`;
    const claim = await listen(sockets.folder, name, { pid: process.pid, url });
    const [other] = await removeDeadSockets(sockets, name);
    if (!other || !exclusive) return claim;
    await claim.release();
    if (!other.opener || attempt === ATTEMPTS) throw new DataFolderInUseError(inUseMessage(dataDir, other.opener));
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 150));
  }
}

/** The running shop that uses `dataDir`; null if there is none. */
export async function findRunningShop(dataDir: string): Promise<RunningShop | null> {
  const sockets = await socketsFolder(dataDir);
  for (const name of await listSockets(sockets)) {
    const { opener } = await ask(sockets.folder, name);
    if (opener?.url) return { pid: opener.pid, url: opener.url };
  }
  return null;
}

function inUseMessage(dataDir: string, opener: Opener | null): string {
  const occupant = opener ? ` by process ${opener.pid}${opener.url ? `, the shop at ${opener.url}` : ""}` : "";
  return `The data folder ${dataDir} is in use${occupant}. Stop that process, or set DATA_DIR to another folder.`;
}

type SocketsFolder = { folder: string; prefix: string };

/**
 * The folder for the sockets and the beginning of their names. Windows has no sockets in folders; the named pipes used
 * there share one namespace for the whole machine.
 */
async function socketsFolder(dataDir: string): Promise<SocketsFolder> {
  if (process.platform !== "win32") return { folder: dataDir, prefix: "opener-" };
  const folder = await realpath(dataDir).catch(() => path.resolve(dataDir));
  const digest = createHash("sha256").update(folder.toLowerCase()).digest("hex").slice(0, 16);
  return { folder: "\\\\.\\pipe\\", prefix: `storefront-${digest}-` };
}

async function listSockets({ folder, prefix }: SocketsFolder): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => name.startsWith(prefix) && name.endsWith(".sock"));
}

/**
 * Removes the sockets of dead processes. Returns the answers of the living processes, without that of this process,
 * whose socket is `own`.
 */
async function removeDeadSockets(sockets: SocketsFolder, own: string): Promise<Answer[]> {
  const names = (await listSockets(sockets)).filter((name) => name !== own);
  const answers = await Promise.all(
    names.map(async (name) => {
      const answer = await ask(sockets.folder, name);
      if (!answer.isAlive) await rm(path.join(sockets.folder, name), { force: true });
      return answer;
    }),
  );
  return answers.filter(({ isAlive }) => isAlive);
}
