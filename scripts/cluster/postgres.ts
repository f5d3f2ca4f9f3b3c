import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../setup/port.mjs";
import { asNobody, findProgram, NOBODY, type Started, startProgram } from "./programs";

/**
 * Starts PostgreSQL on the data in `folder`, which is made if it is not there; null if it is not installed. It listens on
 * this machine only, and its password is beside the data.
 */
export async function startPostgres(folder: string): Promise<(Started & { address: string }) | null> {
  const [initdb, postgres] = [findProgram("initdb"), findProgram("postgres")];
  if (!initdb || !postgres) return null;
  const data = path.resolve(folder, "data");
  const passwordFile = path.resolve(folder, "password");
  const user = asNobody();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
  if (user.uid !== undefined) for (const place of [folder, passwordFile]) chownSync(place, NOBODY, NOBODY);
  const password = readFileSync(passwordFile, "utf8");
  if (!existsSync(path.join(data, "PG_VERSION"))) {
    // What an interrupted first start has left.
    rmSync(data, { recursive: true, force: true });
    const args = ["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C.UTF-8", "--username=shop"];
    execFileSync(initdb, ["-D", data, `--pwfile=${passwordFile}`, ...args], {
      stdio: ["ignore", "ignore", "pipe"],
      ...user,
    });
  }
  const { port, ...started } = await startServer(postgres, data);
  return { ...started, address: `postgres://shop:${password}@127.0.0.1:${port}/postgres` };
}

/** Starts the program `postgres` on existing data, at any free port of this machine. */
export async function startServer(postgres: string, data: string): Promise<Started & { port: number }> {
  const port = await freePort();
  const settings = { port, listen_addresses: "127.0.0.1", unix_socket_directories: "", max_connections: 200 };
  const args = ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  return { ...(await startProgram(postgres, { args, port, user: asNobody() })), port };
}
