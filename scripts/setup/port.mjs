import net from "node:net";
import { stop } from "./run.mjs";

/** The port that `command` is to serve on, after a look whether it can be had; `.env` files count as in Next.js. */
export async function claimPort(command, isDevelopment) {
  const { default: nextEnv } = await import("@next/env");
  nextEnv.loadEnvConfig(process.cwd(), isDevelopment, { info() {}, error: console.error });
  const text = process.env.PORT?.trim() || "3000";
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    stop(`The setting PORT cannot be used: expected a port number, not "${text}".`);
  }
  if (!(await isFree(port))) {
    stop(`Port ${port} is in use. Stop what runs there, or set another: PORT=${port + 1} ${command}`);
  }
  return port;
}

export function isFree(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", (error) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else if (error.code === "EACCES") stop(`Port ${port} needs more rights than this user has. Set another PORT.`);
      else reject(error);
    });
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** A port that nobody uses now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
