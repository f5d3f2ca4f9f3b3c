import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdir, mkdtemp, readdir, realpath, rename, rm, symlink } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";

/**
 * PGlite cannot tell that another process has its folder open, and two of them corrupt it. So each opener listens on a
 * socket in the data folder, which the system closes with the process, however it dies: a socket that takes
 * connections belongs to a living opener even when that is too busy to answer, and any other is left over.
 *
 * An opener first puts its own, listening socket into the folder and only then looks for others, so of two that start
 * together at least one meets the other. The command line finds the running shop by the same sockets.
 */
type Opener = { pid: number; url: string | null };
export type RunningShop = { pid: number; url: string };
export type Claim = { release: () => Promise<void> };

export class DataFolderInUseError extends Error {
  override name = "DataFolderInUseError";
}

/** Two that start in the same instant both give way and try again after unequal pauses; it also bridges a restart. */
const ATTEMPTS = 8;
const ANSWER_TIMEOUT_MILLISECONDS = 2_000;
/** What the narrowest system (macOS, 104 bytes) takes as the path of a socket, with its end mark. */
const LONGEST_SOCKET_PATH = 100;

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
    const other = exclusive ? await findOther(place, name) : null;
    if (!other) return claim;
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

async function findOther(place: Place, own: string) {
  for (const name of await socketsAt(place)) {
    if (name === own) continue;
    const answer = await ask(place.folder, name);
    if (answer.isAlive) return answer;
    await rm(path.join(place.folder, name), { force: true });
  }
  return null;
}

/** Puts a socket that already listens into the folder, so that nobody meets one which does not take connections yet. */
async function listen(folder: string, name: string, opener: Opener): Promise<Claim> {
  const server = net.createServer((socket) => {
    // The asker may leave before it is answered.
    socket.on("error", () => socket.destroy());
    socket.end(`${JSON.stringify(opener)}\n`);
  });
  // The socket must not keep a finished script from ending.
  server.unref();
  const isPipe = process.platform === "win32";
  const final = path.join(folder, name);
  await withShortPath(folder, isPipe ? name : `new-${name}`, async (short) => {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(short, resolve);
    });
    if (!isPipe) await rename(path.join(folder, `new-${name}`), final);
  });
  const remove = () => {
    if (!isPipe) rmSync(final, { force: true });
  };
  process.once("exit", remove);
  return {
    release: async () => {
      process.off("exit", remove);
      remove();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Whether somebody listens, and who, as far as they answer in time. */
async function ask(folder: string, name: string): Promise<{ isAlive: boolean; opener: Opener | null }> {
  return withShortPath(
    folder,
    name,
    (short) =>
      new Promise((resolve) => {
        const socket = net.connect(short);
        let text = "";
        socket.setEncoding("utf8").setTimeout(ANSWER_TIMEOUT_MILLISECONDS);
        socket.on("data", (chunk) => {
          text += chunk;
        });
        socket.on("end", () => resolve({ isAlive: true, opener: parseOpener(text) }));
        socket.on("timeout", () => socket.destroy());
        socket.on("error", (error: NodeJS.ErrnoException) => {
          const isDead = error.code === "ECONNREFUSED" || error.code === "ENOENT";
          resolve({ isAlive: !isDead, opener: null });
        });
        socket.on("close", () => resolve({ isAlive: true, opener: null }));
      }),
  );
}

function parseOpener(text: string): Opener | null {
  const [, pid, url] = /^\{"pid":(\d+),"url":(?:null|"([^"\\]+)")\}\n$/.exec(text) ?? [];
  return pid ? { pid: Number(pid), url: url ?? null } : null;
}

/** The system cuts the paths of sockets short, so a long one is reached over a link from the temporary folder. */
async function withShortPath<T>(folder: string, name: string, use: (short: string) => Promise<T>): Promise<T> {
  const whole = path.join(folder, name);
  if (process.platform === "win32" || Buffer.byteLength(whole) <= LONGEST_SOCKET_PATH) return use(whole);
  const temporary = await mkdtemp(path.join(os.tmpdir(), "shop-"));
  try {
    await symlink(path.resolve(folder), path.join(temporary, "d"));
    return await use(path.join(temporary, "d", name));
  } finally {
    await rm(temporary, { recursive: true });
  }
}
