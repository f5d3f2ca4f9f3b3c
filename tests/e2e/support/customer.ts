import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { SMS_STAND_IN } from "../../setup/sms-stand-in";

export const PASSWORD = "seven looms at dusk";

/** A new e-mail address for each call, so that no account has it yet. */
export function newEmail(): string {
  return `journey-${randomUUID().slice(0, 13)}@example.com`;
}

/** An IP address that the shop has hardly seen, so that the requests of other tests do not count towards its limits. */
export function someNetwork(): string {
  const part = () => Math.floor(Math.random() * 250);
  return `203.0.113.${part()}, 198.${part()}.${part()}.${part()}`;
}

type Message = { message_id: string; recipient: string; template: string };

/** Waits until a message to `recipient` with this template has been delivered; returns the text of the newest one. */
export async function messageTo(
  request: APIRequestContext,
  recipient: string,
  template: string,
  storeId = "nila-loom",
): Promise<string> {
  const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };
  const store = `store_id=${storeId}`;
  let text: string | null = null;
  await expect(async () => {
    const listed = await request.get(`/api/owner/outbox?limit=200&${store}`, { headers });
    const { messages }: { messages: Message[] } = await listed.json();
    const message = messages.find((sent) => sent.recipient === recipient && sent.template === template);
    const shown = await request.get(`/api/owner/outbox/${message?.message_id}?${store}`, { headers });
    text = (await shown.json()).text;
    expect(text).toBeTruthy();
  }).toPass({ timeout: 15_000 });
  return text ?? "";
}

/** Waits until a text message has been sent to the number, in international format; returns the newest one. */
export async function textMessageTo(request: APIRequestContext, number: string): Promise<string> {
  let text: string | undefined;
  await expect(async () => {
    const sent = await request.get(SMS_STAND_IN.SMS_GATEWAY_URL, { params: { to: number } });
    [text] = await sent.json();
    expect(text).toBeTruthy();
  }).toPass({ timeout: 15_000 });
  return text ?? "";
}

/** The code in the newest message to `recipient`, an e-mail address or a number; e-mails have this template. */
export async function codeTo(
  request: APIRequestContext,
  recipient: string,
  template = "",
  storeId?: string,
): Promise<string> {
  const message = recipient.startsWith("+")
    ? await textMessageTo(request, recipient)
    : await messageTo(request, recipient, template, storeId);
  const [code = ""] = /\b\d{6}\b/.exec(message) ?? [];
  return code;
}

/** Creates an account through the API and signs `page` in to it. Only so many accounts begin from one IP address. */
export async function becomeCustomer(page: Page, email = newEmail(), name = "Asha Rao"): Promise<string> {
  const { request } = page;
  await request.get("/api/session");
  const { cookies } = await request.storageState();
  const token = cookies.find((cookie) => cookie.name === "XSRF-TOKEN")?.value ?? "";
  const headers = { "X-XSRF-TOKEN": token, "X-Forwarded-For": someNetwork() };
  const data = { name, email, password: PASSWORD };
  await expect(await request.post("/api/account/sign-up", { headers, data })).toBeOK();
  const code = await codeTo(request, email, "email_code");
  await expect(await request.post("/api/account/sign-up/confirm", { headers, data: { code } })).toBeOK();
  return email;
}
