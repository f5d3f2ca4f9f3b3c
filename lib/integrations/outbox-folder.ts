import "server-only";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Delivery } from "@/lib/domain/outbox";
import type { OutgoingMail } from "./mail";
import type { OutgoingSms } from "./sms";

/**
 * The folder for messages that no configured service can send: `DATA_DIR/outbox`, one file each, readable only by the
 * system user that runs the shop.
 */
const folderIn = (dataDir: string) => path.join(dataDir, "outbox");

/**
 * Matches names such as `2026-11-21T10-15-30-000Z-sign_in_code-0123456789abcdef.eml`; sorted by name, the newest file
 * comes last.
 */
const FILE = /^\d{4}-\d\d-\d\dT[\d-]+Z-[a-z_]+-([0-9a-f]{16})\.(?:eml|txt)$/;

type FileInfo = { dataDir: string; id: string; template: string; now: Date };

export function writeMailFile(mail: OutgoingMail, file: FileInfo): Promise<Delivery> {
  return writeMessage(file, "eml", toEml(mail, file.now));
}

export function writeSmsFile({ to, text }: OutgoingSms, file: FileInfo): Promise<Delivery> {
  return writeMessage(file, "txt", `To: ${to}\n\n${text}\n`);
}

/** The files of messages, by message id. */
export async function findMessageFiles(dataDir: string): Promise<ReadonlyMap<string, string>> {
  const names = await listFiles(dataDir);
  return new Map(names.map((name) => [FILE.exec(name)?.[1] ?? "", path.join(folderIn(dataDir), name)]));
}

export function readMessageFile(file: string): Promise<string> {
  return readFile(file, "utf8");
}

/** Removes the message files that were last written before the time `before`. */
export async function removeMessageFilesBefore(before: Date, dataDir: string): Promise<void> {
  for (const name of await listFiles(dataDir)) {
    const file = path.join(folderIn(dataDir), name);
    if ((await stat(file)).mtime < before) await rm(file, { force: true });
  }
}

async function listFiles(dataDir: string): Promise<string[]> {
  const names = await readdir(folderIn(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => FILE.test(name));
}

// Pages and middleware are separate bundles with their own copies of this module. They share this flag, so that a
// failure is logged once per process.
const LOGGED = Symbol.for("storefront.outbox-folder-logged");
const shared = globalThis as { [LOGGED]?: true };

async function writeMessage(
  { dataDir, id, template, now }: FileInfo,
  extension: string,
  text: string,
): Promise<Delivery> {
  const folder = folderIn(dataDir);
  const name = `${now.toISOString().replace(/[:.]/g, "-")}-${template}-${id}.${extension}`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const temporary = path.join(folder, `.${name}`);
    await writeFile(temporary, text, { mode: 0o600 });
    await rename(temporary, path.join(folder, name));
    return { ok: true };
  } catch (error) {
    if (!shared[LOGGED]) console.error(`Cannot write messages to ${folder}; they wait in the outbox.`, error);
    shared[LOGGED] = true;
    return { ok: false, reason: "Cannot write to the folder for messages", isFinal: false };
  }
}

/**
 * The content of an e-mail file. The texts are not encoded, so that they and their links can be read in a text editor,
 * too.
 */
function toEml({ messageId, from, replyTo, to, subject, text, html }: OutgoingMail, now: Date): string {
  const boundary = `part-${messageId.replace(/[^a-z0-9]/gi, "")}`;
  const part = (type: string, content: string) =>
    `--${boundary}\nContent-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}\n`;
  const headers = [
    `From: "${from.name.replace(/["\\\s\p{Cc}]+/gu, " ")}" <${from.address}>`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${now.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: ${messageId}`,
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ];
  return `${headers.join("\n")}\n\n${part("text/plain", text)}${part("text/html", html)}--${boundary}--\n`;
}
