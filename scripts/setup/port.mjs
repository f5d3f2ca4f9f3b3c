import net from "node:net";
import { stop } from "./run.mjs";

/** Returns the port for `command`, read from PORT or `.env` files as in Next.js; ends the process if it is in use. */
export async function claimPort(command, isDevelopment) {
  const { default: nextEnv } = await import("@next/env");
  nextEnv.loadEnvConfig(process.cwd(), isDevelopment, { info() {}, error: console.error });
  const text = process.env.PORT?.trim() || "3000";
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    stop(`The setting PORT is not valid: expected a port number, not "${text}".`);
  }
  if (!(await isFree(port))) {
    stop(`Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} ${command}`);
  }
  return port;
}

export function isFree(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", (error) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else if (error.code === "EACCES") stop(`This user may not use port ${port}. Set another PORT.`);
      else reject(error);
    });
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** Finds a port that no other process is using now. */
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
