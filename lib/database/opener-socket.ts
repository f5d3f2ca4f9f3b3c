import "server-only";
import { rmSync } from "node:fs";
import { mkdtemp, rename, rm, symlink } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";

/** A process that uses a data folder; `url` is the URL at which it serves the shop, null for a script. */
export type Opener = { pid: number; url: string | null };
export type Claim = { release: () => Promise<void> };

const ANSWER_TIMEOUT_MS = 2_000;
/**
 * The longest socket path that works everywhere: macOS has the smallest limit, 104 bytes including the terminating
 * zero.
 */
const MAX_SOCKET_PATH_BYTES = 100;

/**
 * Creates the socket under a temporary name and renames it once it listens. Otherwise another process could find a
 * socket that still refuses connections, and conclude that its owner is dead.
 */
export async function listen(folder: string, name: string, opener: Opener): Promise<Claim> {
  const server = net.createServer((socket) => {
    // Without this listener, an error would end this process: the other process may disconnect before it gets an
    // answer.
    socket.on("error", () => socket.destroy());
    socket.end(`${JSON.stringify(opener)}\n`);
  });
  // Lets a finished script end although this socket is still open.
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

export type Answer = { isAlive: boolean; opener: Opener | null };

/**
 * Connects to the socket and returns whether a process listens on it and, if the process answers in time, which one.
 */
export async function ask(folder: string, name: string): Promise<Answer> {
  return withShortPath(
    folder,
    name,
    (short) =>
      new Promise((resolve) => {
        const socket = net.connect(short);
        let text = "";
        socket.setEncoding("utf8").setTimeout(ANSWER_TIMEOUT_MS);
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

/**
 * Calls `use` with a path to the socket that is short enough: paths of sockets are limited in length, so a long one is
 * reached through a symbolic link in the temporary folder.
 */
async function withShortPath<T>(folder: string, name: string, use: (short: string) => Promise<T>): Promise<T> {
  const whole = path.join(folder, name);
  if (process.platform === "win32" || Buffer.byteLength(whole) <= MAX_SOCKET_PATH_BYTES) return use(whole);
  const temporary = await mkdtemp(path.join(os.tmpdir(), "shop-"));
  try {
    await symlink(path.resolve(folder), path.join(temporary, "d"));
    return await use(path.join(temporary, "d", name));
  } finally {
    await rm(temporary, { recursive: true });
  }
}
