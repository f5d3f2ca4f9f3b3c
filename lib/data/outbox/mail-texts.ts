import "server-only";
import { and, eq } from "drizzle-orm";
import { storedMailTextSchema } from "@/lib/contracts/outbox/stored-mail-text";
import { type Database, getDatabase } from "@/lib/database/connection";
import { parseReadable } from "@/lib/database/readable";
import { sharedLists } from "@/lib/database/schema/content";
import type { MailWording } from "@/lib/domain/mail-text";
import type { StoreId } from "@/lib/domain/store/id";

/** The owner's own words for a kind of mail; null if there are none. */
export async function findMailWording(
  storeId: StoreId,
  template: string,
  database = getDatabase(),
): Promise<MailWording | null> {
  const rows = await database
    .select({ id: sharedLists.id, content: sharedLists.content })
    .from(sharedLists)
    .where(and(eq(sharedLists.storeId, storeId), eq(sharedLists.kind, "mail_text"), eq(sharedLists.id, template)));
  return parseReadable(storedMailTextSchema, rows, `mail text ${template} of ${storeId}`)[0]?.content ?? null;
}

/** The owner's own words by the kind of mail. */
export async function listMailWordings(
  storeId: StoreId,
  database = getDatabase(),
): Promise<ReadonlyMap<string, MailWording>> {
  const rows = await database
    .select({ id: sharedLists.id, content: sharedLists.content })
    .from(sharedLists)
    .where(and(eq(sharedLists.storeId, storeId), eq(sharedLists.kind, "mail_text")));
  const read = parseReadable(storedMailTextSchema, rows, `mail texts of ${storeId}`);
  return new Map(read.map(({ id, content }) => [id, content]));
}

/** Saves the owner's own words for a kind of mail; null removes them. */
export async function saveMailWording(
  storeId: StoreId,
  template: string,
  wording: MailWording | null,
  transaction: Database,
): Promise<void> {
  const entry = { storeId, kind: "mail_text", id: template, content: wording };
  const { storeId: store, kind, id } = sharedLists;
  if (wording) {
    await transaction
      .insert(sharedLists)
      .values(entry)
      .onConflictDoUpdate({ target: [store, kind, id], set: { content: wording } });
  } else {
    await transaction.delete(sharedLists).where(and(eq(store, storeId), eq(kind, "mail_text"), eq(id, template)));
  }
}
