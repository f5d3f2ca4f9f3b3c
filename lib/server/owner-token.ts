import "server-only";
import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "./env";

/**
 * The token for the owner's calls: OWNER_TOKEN, or the content of `DATA_DIR/owner-token`, which the first start creates
 * with read access for its own user only.
 */
export async function ownerToken(): Promise<string> {
  const { OWNER_TOKEN, DATA_DIR } = env();
  return OWNER_TOKEN ?? storedToken(DATA_DIR);
}

/** @internal Exported for tests. */
export async function storedToken(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "owner-token");
  const stored = await readToken(file);
  if (stored) return stored;
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
  await writeFile(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  try {
    // Linking fails if the file exists. So when two processes start at once, one creates the token and both use it.
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const created = await readToken(file);
  if (!created) throw new Error(`The file ${file} is empty: remove it, and the next start makes a new owner token.`);
  return created;
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
