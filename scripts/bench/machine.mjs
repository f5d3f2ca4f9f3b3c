import { execFileSync } from "node:child_process";
import os from "node:os";

export function machine() {
  const cores = os.cpus();
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  return `${cores.length} cores (${cores[0]?.model.trim() || "of unknown make"}), ${memory} GB of memory, ${os.type()}, Node.js ${process.versions.node}. Load and server share the machine.`;
}

export function commit() {
  return execFileSync("git", ["describe", "--always", "--dirty"], { encoding: "utf8" }).trim();
}
