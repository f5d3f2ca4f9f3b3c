import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "../setup/port.mjs";
import { findProgram, type Started, startProgram } from "./programs";

export type Front = Started & {
  origin: string;
  /** The same by TLS, with a certificate that nobody has signed; null if `openssl` is not installed. */
  secureOrigin: string | null;
  /** Where nginx answers without TLS, and only redirects. */
  insecureOrigin: string;
};

type FrontOptions = {
  /** The port of the shop. */
  shopPort: number;
  /** Where the front listens; by default at any free port. */
  port?: number;
  /** Whether visitors are simulated: they come from one address, say which one they stand for, and write more often. */
  areVisitorsSimulated?: boolean;
};

/**
 * Starts nginx with `deploy/front.conf` before the shop; null if it is not installed. Of the configuration only the
 * marked lines differ, and it answers without TLS too.
 */
export async function startFront({ shopPort, port, areVisitorsSimulated }: FrontOptions): Promise<Front | null> {
  const program = findProgram("nginx");
  if (!program) return null;
  const folder = mkdtempSync(path.join(os.tmpdir(), "shop-front-"));
  const [own, secure, insecure] = [port ?? (await freePort()), await freePort(), await freePort()];
  const isSecure = makeCertificate(folder);
  const listen = [`listen 127.0.0.1:${own};`, isSecure ? `listen 127.0.0.1:${secure} ssl http2;` : ""].join(" ");
  let shop = readFileSync("deploy/front.conf", "utf8")
    .replace("server 127.0.0.1:3000;", `server 127.0.0.1:${shopPort};`)
    .replace("/var/cache/nginx/shop", path.join(folder, "cache"))
    .replace("listen 443 ssl http2;", listen)
    .replace("listen 80;", `listen 127.0.0.1:${insecure};`)
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replaceAll("/etc/ssl/shop.example", folder);
  if (!isSecure) shop = shop.replace(/^ *ssl_.*\n/gm, "");
  if (areVisitorsSimulated) {
    shop = shop
      .replace("X-Forwarded-For $remote_addr", "X-Forwarded-For $http_x_forwarded_for")
      .replace("rate=20r/s", "rate=10000r/s");
  }
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `worker_processes auto;
pid ${folder}/pid;
error_log stderr;
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
  const started = await startProgram(program, { args: ["-c", file, "-e", "stderr", "-g", directives], port: own });
  return {
    origin: `http://localhost:${own}`,
    secureOrigin: isSecure ? `https://localhost:${secure}` : null,
    insecureOrigin: `http://localhost:${insecure}`,
    stop: async () => {
      await started.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the files that `deploy/front.conf` names; returns false if `openssl` is not installed. */
function makeCertificate(folder: string): boolean {
  const openssl = findProgram("openssl");
  if (!openssl) return false;
  const files = ["-keyout", `${folder}/privkey.pem`, "-out", `${folder}/fullchain.pem`];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "365"];
  execFileSync(openssl, ["req", ...kind, "-subj", "/CN=localhost", ...files], { stdio: "ignore" });
  return true;
}
