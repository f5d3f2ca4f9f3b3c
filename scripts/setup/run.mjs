import { spawn } from "node:child_process";

// Next.js reports its use to its makers unless told not to; nobody who types `npm start` has agreed to that.
process.env.NEXT_TELEMETRY_DISABLED ??= "1";

/** Ends the program with one line that says what to do. */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Runs a command to its end and answers its exit code. Its output is ours, or goes to `onLine` line by line.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, onLine?: (line: string) => void, shell?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = process.env, onLine, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env,
      shell,
      stdio: ["ignore", ...(onLine ? ["pipe", "pipe"] : ["inherit", "inherit"])],
    });
    for (const stream of onLine ? [child.stdout, child.stderr] : []) {
      let rest = "";
      stream.setEncoding("utf8").on("data", (chunk) => {
        const lines = (rest + chunk).split("\n");
        rest = lines.pop() ?? "";
        lines.forEach(onLine);
      });
      stream.on("end", () => rest && onLine(rest));
    }
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Runs the program that a package installed, without a shell between us, so that signals reach it. */
export function runInstalled(file, args, options) {
  return run(process.execPath, [`node_modules/${file}`, ...args], options);
}
