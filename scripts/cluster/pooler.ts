import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "../setup/port.mjs";
import { asNobody, findProgram, type Started, startProgram } from "./programs";

/** Starts PgBouncer in transaction mode in front of the database at `address`; null if it is not installed. */
export async function startPooler(address: string): Promise<(Started & { address: string }) | null> {
  const program = findProgram("pgbouncer");
  if (!program) return null;
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
  const started = await startProgram(program, { args: [file], port, user: asNobody(), endSignal: "SIGKILL" });
  const pooled = new URL(address);
  pooled.hostname = "127.0.0.1";
  pooled.port = String(port);
  return {
    address: pooled.href,
    stop: async () => {
      await started.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
