import "server-only";
import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "./env";

/**
 * The token for the owner's API calls: the setting OWNER_TOKEN or, if that is not set, the content of
 * `DATA_DIR/owner-token`. The first start creates this file; only the system user that runs the shop can read it.
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
    // If two processes start simultaneously, only one of them can create the file, because linking fails if the file
    // exists. Both then use the token in the file.
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
