import "server-only";
import { findEnquiry, insertEnquiryReply, listEnquiryReplies, markEnquiryAnswered } from "@/lib/data/enquiry";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import type { Enquiry, EnquiryReply } from "@/lib/domain/enquiry";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { newId } from "@/lib/server/tokens";

type AnsweredEnquiry = Result<{ enquiry: Enquiry; replies: EnquiryReply[] }, "enquiry_unknown">;

export async function readEnquiry(storeId: StoreId, id: string): Promise<AnsweredEnquiry> {
  const enquiry = await findEnquiry(storeId, id);
  return enquiry ? ok({ enquiry, replies: await listEnquiryReplies(storeId, id) }) : fail("enquiry_unknown");
}

/** Answers an enquiry by e-mail, and keeps what was answered. */
export async function answerEnquiry(
  storeId: StoreId,
  id: string,
  { text, author }: { text: string; author: string },
): Promise<AnsweredEnquiry> {
  const now = clock.now();
  const isThere = await getDatabase().transaction(async (database) => {
    const enquiry = await findEnquiry(storeId, id, database);
    if (!enquiry) return false;
    const { name, email, message, productName } = enquiry;
    await insertEnquiryReply(storeId, id, { id: newId(), createdAt: now, author, text }, database);
    await markEnquiryAnswered(storeId, id, now, database);
    const content = { name, about: productName, question: message, answer: text };
    await queueMessage(storeId, { template: "enquiry_answered", recipient: email, content }, database);
    return true;
  });
  if (!isThere) return fail("enquiry_unknown");
  nudgeOutbox();
  return readEnquiry(storeId, id);
}

/** Notes that nobody waits any more: the enquiry was answered in another way, or needs no answer. */
export async function noteAnswered(storeId: StoreId, id: string): Promise<AnsweredEnquiry> {
  await markEnquiryAnswered(storeId, id, clock.now());
  return readEnquiry(storeId, id);
}
