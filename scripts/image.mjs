import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "./setup/port.mjs";

// `npm run test:image`: runs the steps of the Dockerfile one by one in a clean folder, for machines without Docker: installs
// and builds as its first stage does, copies what its second one copies, and starts its command as a user who may write
// to the data folder only. Then asks what its health check asks, and for a page with its pictures and scripts.
const START_TIMEOUT_MS = 60_000;
/** The user and group "nobody". */
const NOBODY = 65_534;
/** With what is loaded only if a setting asks for it, to see that the image has it. Nothing listens at these addresses. */
const ALL_PARTS = {
  LOG_FORMAT: "json",
  SENTRY_DSN: "http://key@127.0.0.1:9/1",
  OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9",
  METRICS_PORT: String(await freePort()),
};
const results = [];

const dockerfile = readFileSync("Dockerfile", "utf8");
const [, building = "", image = ""] = dockerfile.split(/^FROM /m);
const folder = mkdtempSync(path.join(os.tmpdir(), "shop-image-"));
const [source, app, data] = ["build", "app", "data"].map((name) => path.join(folder, name));
try {
  build();
  copy();
  await start();
} catch (error) {
  check(`the steps of the Dockerfile (${error.message})`, false);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const failed = results.filter((isRight) => !isRight).length;
mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/image.json", JSON.stringify({ passed: results.length - failed, failed }));
process.exitCode = failed === 0 ? 0 : 1;

function check(what, isRight) {
  results.push(isRight);
  console.log(`${isRight ? "✓" : "✗"} ${what}`);
}

/** Copies what `COPY . .` does, and runs the commands of the first stage. */
function build() {
  const ignored = new Set(readFileSync(".dockerignore", "utf8").split("\n"));
  cpSync(".", source, { recursive: true, filter: (file) => !ignored.has(path.normalize(file)) });
  const env = {
    ...process.env,
    ...settingsOf(building),
    CI: "",
    DATABASE_URL: "",
  };
  const commands = [...building.matchAll(/^RUN (?:--mount=\S+ )?(.+)$/gm)].map(([, command = ""]) => command);
  for (const command of commands) {
    console.log(command);
    execFileSync("sh", ["-c", command.replaceAll("$BASE_PATH", "")], {
      cwd: source,
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
}

function copy() {
  const copies = [...image.matchAll(/^COPY --from=build \S+ \/app\/(\S+) \.\/(\S*)$/gm)];
  check("the image copies the server, its files and public", copies.length === 3);
  for (const [, from = "", to = ""] of copies)
    cpSync(path.join(source, from), path.join(app, to), { recursive: true, verbatimSymlinks: true });
  rmSync(source, { recursive: true, force: true });
  mkdirSync(data);
  chmodSync(folder, 0o755);
  if (process.getuid?.() === 0) chownSync(data, NOBODY, NOBODY);
}

async function start() {
  const port = String(await freePort());
  const settings = { ...settingsOf(image), ...ALL_PARTS, DATA_DIR: data, PORT: port, BASE_PATH: "" };
  const [program, ...args] = listOf(/^CMD (\[.*\])$/m);
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(program === "node" ? process.execPath : program, args, {
    cwd: app,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ["ignore", "ignore", "pipe"],
    ...user,
  });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    complaint = (complaint + text).slice(-2_000);
  });
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve(signal ?? code)));
  try {
    const isWell = await untilHealthy(settings, child);
    check("its health check passes, as a user who may write to the data folder only", isWell);
    if (!isWell) console.error(complaint);
    const page = await (await fetch(`http://localhost:${port}/`)).text();
    check("it sends the home page of the demo store", page.includes("Nila Loom"));
    const metrics = await (await fetch(`http://localhost:${settings.METRICS_PORT}/metrics`)).text();
    check("it has what is loaded only if a setting asks for it", metrics.includes("shop_request_seconds"));
    for (const [kind, pattern] of [
      ["script", /src="(\/_next\/static\/[^"]+\.js)/],
      ["picture", /src="(\/uploads\/[^"]+)"/],
    ]) {
      const [, address = "/none"] = pattern.exec(page) ?? [];
      check(
        `it sends the first ${kind} of the page`,
        (await fetch(`http://localhost:${port}${address}`)).status === 200,
      );
    }
  } finally {
    child.kill("SIGTERM");
  }
  check("it ends when it is told to", (await Promise.race([ended, setTimeout(45_000, "too late")])) !== "too late");
}

async function untilHealthy(settings, child) {
  const [, ...args] = listOf(/^ +CMD (\[.*\])$/m);
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && child.exitCode === null) {
    try {
      execFileSync(process.execPath, args, { env: { ...process.env, ...settings }, stdio: "ignore" });
      return true;
    } catch {
      await setTimeout(500);
    }
  }
  return false;
}

/** The JSON list that follows in the Dockerfile. */
function listOf(pattern) {
  return JSON.parse(pattern.exec(image)?.[1] ?? "[]");
}

/** What ENV sets in these lines. */
function settingsOf(lines) {
  const pairs = [...lines.matchAll(/^ENV (.+)$/gm)].flatMap(([, text = ""]) => text.split(" "));
  return Object.fromEntries(pairs.map((pair) => pair.split("=")).filter(([, value]) => !value?.startsWith("$")));
}
