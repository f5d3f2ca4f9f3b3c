import { and, desc, eq } from "drizzle-orm";
import { POST as confirmSignUp } from "@/app/api/account/sign-up/confirm/route";
import { POST as signUp } from "@/app/api/account/sign-up/route";
import { GET as getSession } from "@/app/api/session/route";
import { getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { visitorBrowser } from "./visitor-browser";

export type Shopper = ReturnType<typeof visitorBrowser>;

/** A new anonymous visitor with a browser that keeps cookies. */
export async function aVisitor(): Promise<Shopper> {
  const browser = visitorBrowser();
  await browser.ask(getSession);
  return browser;
}

export const PASSWORD = "madder-and-indigo";

/**
 * Creates a customer who is signed in. Each has their own IP address, because rate limits count requests per address.
 */
export async function aCustomer(email: string, name = "Asha Rao"): Promise<Shopper> {
  const shopper = await aVisitor();
  const from = { "x-forwarded-for": `198.51.100.${++shoppers % 250}` };
  await shopper.ask(signUp, { method: "POST", body: { name, email, password: PASSWORD }, headers: from });
  const answer = await shopper.ask(confirmSignUp, { method: "POST", body: { code: await lastCode(email) } });
  if (!answer.ok) throw new Error(`No account for ${email}: ${answer.status} ${await answer.text()}`);
  return shopper;
}
let shoppers = 0;

type QueuedMessage = { template: string; content: Record<string, string> };

/** The messages sent to `recipient`, the newest first. */
export async function messagesTo(recipient: string, storeId = "nila-loom"): Promise<QueuedMessage[]> {
  const rows = await getDatabase()
    .select({ template: outboxMessages.template, content: outboxMessages.content })
    .from(outboxMessages)
    .where(and(eq(outboxMessages.storeId, storeId), eq(outboxMessages.recipient, recipient)))
    .orderBy(desc(outboxMessages.createdAt));
  return rows as QueuedMessage[];
}

/** The code in the last message to `recipient`. */
export async function lastCode(recipient: string): Promise<string> {
  const code = (await messagesTo(recipient)).find(({ content }) => content.code)?.content.code;
  if (!code) throw new Error(`No code was sent to ${recipient}`);
  return code;
}

/** A wrong code: six digits that differ from `code`. */
export function otherCode(code: string, step = 1): string {
  return String((Number(code) + step) % 1_000_000).padStart(6, "0");
}

/** The status of a response and its refusal code; if it is not a refusal, its body instead of the code. */
export async function told(answer: Response): Promise<[number, unknown]> {
  const body = await answer.json();
  return [answer.status, body.code ?? body];
}
