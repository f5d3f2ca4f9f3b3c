import "server-only";
import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "./env";

/**
 * The word that opens the owner's calls: OWNER_TOKEN, or what stands in `DATA_DIR/owner-token`, where the first start
 * puts it for its own user to read.
 */
export async function ownerToken(): Promise<string> {
  const { OWNER_TOKEN, DATA_DIR } = env();
  return OWNER_TOKEN ?? keptToken(DATA_DIR);
}

export async function keptToken(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "owner-token");
  const kept = await readToken(file);
  if (kept) return kept;
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
  await writeFile(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  try {
    // A link is refused where the name is taken, so of two first starts one makes the token and both use it.
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readToken(file);
  if (!made) throw new Error(`The file ${file} is empty: remove it, and the next start makes a new owner token.`);
  return made;
}

async function readToken(file: string): Promise<string | null> {
  try {
    return (await readFile(file, "utf8")).trim() || null;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}
