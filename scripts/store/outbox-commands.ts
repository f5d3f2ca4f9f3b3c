import type { OutboxMessage, Shop } from "./shop";

const NEWEST = 20;
const MOST = 1_000;

export const listOutbox = (all: boolean) => async (shop: Shop) => {
  const { messages, total } = await shop.listOutbox(all ? MOST : NEWEST);
  if (total === 0) console.log("No mail or text message has been sent yet, and none is waiting.");
  for (const message of messages) console.log(lineOf(message));
  const more = total - messages.length;
  if (more > 0) console.log(`and ${more} more${all ? "" : ": --all shows them"}`);
};

export const showMessage = (id: string) => async (shop: Shop) => {
  const { text, ...message } = await shop.showMessage(id);
  console.log(lineOf(message));
  if (text !== null) console.log(`\n${text}`);
};

export const retryMessages = (id: string | null) => async (shop: Shop) => {
  const retried = await shop.retryMessages(id);
  console.log(`${retried} ${retried === 1 ? "message is" : "messages are"} due now (${shop.description}).`);
};

/** `0123456789abcdef  failed  sign_in_code  asha@example.com  2026-11-21 10:15  6 attempts: The mail server: …` */
function lineOf({ id, status, template, recipient, createdAt, dueAt, attempts, reason, file }: OutboxMessage): string {
  const tried = reason && `${attempts} ${attempts === 1 ? "attempt" : "attempts"}: ${reason}`;
  const next = status === "waiting" && attempts > 0 ? `next at ${minute(dueAt)}` : "";
  return [id, status, template, recipient, minute(createdAt), tried, next, file].filter(Boolean).join("  ");
}

/** As clocks here show it. */
function minute(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace("T", " ");
}
