import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync } from "node:fs";
import path from "node:path";
import { startServer } from "./postgres";
import { asNobody, findProgram, NOBODY, type Started } from "./programs";

/**
 * Starts a replica of the PostgreSQL server at `address` in the empty `folder`: it has all its databases, and follows
 * what is written to them. Null if PostgreSQL is not installed.
 */
export async function startReplica(address: string, folder: string): Promise<(Started & { address: string }) | null> {
  const [baseBackup, postgres] = [findProgram("pg_basebackup"), findProgram("postgres")];
  if (!baseBackup || !postgres) return null;
  const data = path.resolve(folder, "data");
  const user = asNobody();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  const args = ["-D", data, "-d", address, "--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast"];
  execFileSync(baseBackup, args, { stdio: ["ignore", "ignore", "pipe"], cwd: "/", ...user });
  const { port, ...started } = await startServer(postgres, data);
  const own = new URL(address);
  own.hostname = "127.0.0.1";
  own.port = String(port);
  return { ...started, address: own.href };
}
