import { setTimeout } from "node:timers/promises";
import { messagesAnswerSchema } from "@/lib/contracts/outbox/calls";
import { OWNER_TOKEN } from "./bench-shop";

/** Must be longer than two minutes, after which the shop retries a mail whose delivery was interrupted by a kill. */
const OUTBOX_TIMEOUT_MS = 5 * 60_000;

/** Waits until the shop's outbox is empty. */
export async function waitForOutbox(origin: string): Promise<void> {
  const end = Date.now() + OUTBOX_TIMEOUT_MS;
  const headers = { Authorization: `Bearer ${OWNER_TOKEN}` };
  while (Date.now() < end) {
    const answer = await fetch(`${origin}/api/owner/outbox?limit=1000`, { headers });
    const { messages } = messagesAnswerSchema.parse(await answer.json());
    if (messages.every(({ status }) => status !== "waiting")) return;
    await setTimeout(1_000);
  }
}
