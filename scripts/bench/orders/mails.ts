import { setTimeout } from "node:timers/promises";
import { messagesAnswerSchema } from "@/lib/contracts/outbox/calls";
import { OWNER_TOKEN } from "./bench-shop";

/** A mail that was under way when its process died is tried again after two minutes. */
const LAST_MAIL_MILLISECONDS = 5 * 60_000;

/** Waits until no mail of the shop waits. */
export async function untilMailsHaveLeft(origin: string): Promise<void> {
  const end = Date.now() + LAST_MAIL_MILLISECONDS;
  const headers = { Authorization: `Bearer ${OWNER_TOKEN}` };
  while (Date.now() < end) {
    const answer = await fetch(`${origin}/api/owner/outbox?limit=1000`, { headers });
    const { messages } = messagesAnswerSchema.parse(await answer.json());
    if (messages.every(({ status }) => status !== "waiting")) return;
    await setTimeout(1_000);
  }
}
