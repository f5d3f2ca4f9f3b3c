import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../setup/port.mjs";

const PROGRAM = "/usr/sbin/pgbouncer";
/** The user "nobody": PgBouncer refuses to run as root. */
const NOBODY = 65_534;

/** Starts PgBouncer in transaction mode in front of the database at `address`; null if it is not installed. */
export async function startPooler(address: string): Promise<{ address: string; stop: () => void } | null> {
  if (!existsSync(PROGRAM)) return null;
  const to = new URL(address);
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), "shop-pooler-"));
  chmodSync(folder, 0o755);
  const file = path.join(folder, "pgbouncer.ini");
  const password = to.password ? ` password=${decodeURIComponent(to.password)}` : "";
  writeFileSync(
    file,
    `[databases]
* = host=${to.hostname} port=${to.port || 5432} user=${decodeURIComponent(to.username)}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 200
`,
  );
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(PROGRAM, [file], { stdio: "ignore", ...user });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with exit code ${child.exitCode}.`);
    await setTimeout(50);
  }
  const pooled = new URL(address);
  pooled.hostname = "127.0.0.1";
  pooled.port = String(port);
  return {
    address: pooled.href,
    stop: () => {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
