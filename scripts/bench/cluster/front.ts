import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort, isFree } from "../../setup/port.mjs";

const PROGRAM = "/usr/sbin/nginx";

export type Front = {
  origin: string;
  stop: () => Promise<void>;
};

/**
 * Starts nginx with `deploy/front.conf` before the shop at `port`; null if nginx is not installed. Of the configuration only the marked lines differ (ports, and no TLS), and what the
 * visitors of a bench need, who come from one address: they say which one they stand for, and write more often.
 */
export async function startFront(port: string): Promise<Front | null> {
  if (!existsSync(PROGRAM)) return null;
  const folder = mkdtempSync(path.join(os.tmpdir(), "shop-front-"));
  const own = await freePort();
  const shop = readFileSync("deploy/front.conf", "utf8")
    .replace("server 127.0.0.1:3000;", `server 127.0.0.1:${port};`)
    .replace("/var/cache/nginx/shop", path.join(folder, "cache"))
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${own};`)
    .replace(/^ *(?:listen \[::\]:443|ssl_).*\n/gm, "")
    .replace("X-Forwarded-For $remote_addr", "X-Forwarded-For $http_x_forwarded_for")
    .replace("rate=20r/s", "rate=10000r/s")
    // The second server only redirects to the first.
    .replace(/\nserver \{\n {4}listen 80;[\s\S]*?\n\}\n/, "\n");
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `worker_processes auto;
pid ${folder}/pid;
error_log ${folder}/errors;
events { worker_connections 4096; }
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  ${shop}
}
`,
  );
  // Otherwise the workers of a process of root would be a user who may not read this folder.
  const directives = process.getuid?.() === 0 ? "user root; daemon off;" : "daemon off;";
  const child = spawn(PROGRAM, ["-c", file, "-e", `${folder}/errors`, "-g", directives], { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  while (await isFree(own)) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${readFileSync(`${folder}/errors`, "utf8")}`);
    await setTimeout(50);
  }
  return {
    origin: `http://localhost:${own}`,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
