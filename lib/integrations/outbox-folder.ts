import "server-only";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Delivery } from "@/lib/domain/outbox";
import type { OutgoingMail } from "./mail";
import type { OutgoingSms } from "./sms";

/** Where messages land that no service is set up for: `DATA_DIR/outbox`, one file each, for the owner's eyes only. */
const folderIn = (dataDir: string) => path.join(dataDir, "outbox");

/** `2026-11-21T10-15-30-000Z-sign_in_code-0123456789abcdef.eml`: the newest stands last. */
const FILE = /^\d{4}-\d\d-\d\dT[\d-]+Z-[a-z_]+-([0-9a-f]{16})\.(?:eml|txt)$/;

type Place = { dataDir: string; id: string; template: string; now: Date };

export function keepMail(mail: OutgoingMail, place: Place): Promise<Delivery> {
  return keep(place, "eml", toEml(mail, place.now));
}

export function keepSms({ to, text }: OutgoingSms, place: Place): Promise<Delivery> {
  return keep(place, "txt", `To: ${to}\n\n${text}\n`);
}

/** The files in which messages have landed, by the ids of the messages. */
export async function findKeptMessages(dataDir: string): Promise<ReadonlyMap<string, string>> {
  const names = await listFiles(dataDir);
  return new Map(names.map((name) => [FILE.exec(name)?.[1] ?? "", path.join(folderIn(dataDir), name)]));
}

export function readKeptMessage(file: string): Promise<string> {
  return readFile(file, "utf8");
}

/** Removes the files that were written before `before`. */
export async function removeKeptMessagesBefore(before: Date, dataDir: string): Promise<void> {
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

// Every bundle of the process has its own module, and each failure is told by one of them.
const TOLD = Symbol.for("storefront.outbox-folder-told");
const told = globalThis as { [TOLD]?: true };

async function keep({ dataDir, id, template, now }: Place, extension: string, text: string): Promise<Delivery> {
  const folder = folderIn(dataDir);
  const name = `${now.toISOString().replace(/[:.]/g, "-")}-${template}-${id}.${extension}`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = path.join(folder, `.${name}`);
    await writeFile(draft, text, { mode: 0o600 });
    await rename(draft, path.join(folder, name));
    return { ok: true };
  } catch (error) {
    if (!told[TOLD]) console.error(`Messages cannot be written to ${folder}; they wait.`, error);
    told[TOLD] = true;
    return { ok: false, reason: "The folder for messages cannot be written", isFinal: false };
  }
}

/** A mail as mail programs open it and as people read it, so neither its words nor its links are encoded. */
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
