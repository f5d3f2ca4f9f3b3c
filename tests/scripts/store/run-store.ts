import { spawn } from "node:child_process";
import { scripts } from "@/package.json";

export const OWNER_TOKEN = "a-token-of-the-owner";

/** What `npm run store` runs, without the processes of npm and tsx around it, which take longer to start than it. */
const [, ...STORE] = scripts.store.split(" ");

/** Runs `npm run store -- …` with the data folder `dataDir`, as an owner would. */
export function runStore(args: readonly string[], dataDir: string, settings: Record<string, string> = {}) {
  const own = { DATA_DIR: dataDir, DATABASE_URL: "", STORE_ID: "nila-loom", OWNER_TOKEN };
  const child = spawn(process.execPath, ["--import", "tsx", ...STORE, ...args], {
    env: { ...process.env, ...own, ...settings },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
  return new Promise<{ code: number | null; text: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, text: Buffer.concat(output).toString() }));
  });
}
