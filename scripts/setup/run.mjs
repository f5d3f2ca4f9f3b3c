import { spawn } from "node:child_process";

// By default Next.js sends usage data to its makers; whoever runs `npm start` has not agreed to that.
process.env.NEXT_TELEMETRY_DISABLED ??= "1";

/**
 * Prints `message`, one line that tells the user what to do, and ends the process.
 *
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Runs a command and returns its exit code. The command's output goes line by line to `onLine` or, without `onLine`, to
 * the output of this process.
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

/** Runs a program from an installed package directly and not through a shell, so that signals reach it. */
export function runInstalled(file, args, options) {
  return run(process.execPath, [`node_modules/${file}`, ...args], options);
}

/** Runs npm. Under `npm start` and the like its own path is known, so the command need not be found on this system. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith(".js")
    ? run(process.execPath, [npm, ...args], options)
    : run("npm", args, { ...options, shell: true });
}
