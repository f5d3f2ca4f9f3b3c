import { GET as openLink, POST as unsubscribeOnClick } from "@/app/api/newsletter/unsubscribe/one-click/route";
import { POST as unsubscribe } from "@/app/api/newsletter/unsubscribe/route";
import { POST as sendLink } from "@/app/api/newsletter/unsubscribe-link/route";
import { GET as exportAll } from "@/app/api/owner/newsletter/route";
import { addNewsletterSubscriber, findNewsletterSubscriber } from "@/lib/data/newsletter";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { newsletterSubscribers } from "@/lib/database/schema/newsletter";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { oneClickAddress } from "@/lib/domain/newsletter";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { aVisitor, messagesTo, told } from "@/tests/support/shopper";

const TOKEN = "a-token-of-the-owner";
process.env.OWNER_TOKEN = TOKEN;
process.env.STORE_ID = "nila-loom";

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));
beforeEach(async () => {
  for (const table of [newsletterSubscribers, outboxMessages, rateLimits]) await getDatabase().delete(table);
  for (const email of ["meera@example.com", "asha@example.com"]) await addNewsletterSubscriber("nila-loom", email);
  await addNewsletterSubscriber("other", "elsewhere@example.com");
});

const tokenOf = (link: string | undefined) => new URL(link ?? "").searchParams.get("token") ?? "";
const ask = async (handler: typeof unsubscribe, body: object) =>
  (await aVisitor()).ask(handler, { method: "POST", body });
const isSubscribed = async (email: string) => (await findNewsletterSubscriber("nila-loom", email))?.isSubscribed;

/** The rows of the owner's export of subscribers; the first row has the column names. */
async function exported(query = ""): Promise<string[][]> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const answer = await exportAll(new Request(`http://localhost/api/owner/newsletter${query}`, { headers }));
  const { csv }: { csv: string } = await answer.json();
  return csv.split("\r\n").map((line) => line.split(","));
}

it("exports subscribers with an unsubscribe link each, without those who have unsubscribed", async () => {
  const rows = await exported();
  expect(rows.map(([email]) => email)).toEqual(["Email", "asha@example.com", "meera@example.com", ""]);
  const link = rows[1]?.[2];
  expect(link).toMatch(/^https:\/\/shop\.example\/in\/newsletter\/unsubscribe\?token=[\w-]{36}$/);

  expect((await ask(unsubscribe, { token: tokenOf(link) })).status).toBe(200);
  expect(await isSubscribed("asha@example.com")).toBe(false);
  expect((await exported()).map(([email]) => email)).toEqual(["Email", "meera@example.com", ""]);
  expect((await exported("?after=asha@example.com")).map(([email]) => email)).toEqual(["meera@example.com", ""]);
});

it("unsubscribes on one click in a mail program, which has no cookies and names no site", async () => {
  const link = (await exported())[1]?.[2] ?? "";
  const oneClick = (method: "GET" | "POST", address: string) =>
    new Request(address.replace("/in/", "/"), {
      method,
      ...(method === "POST" && {
        body: "List-Unsubscribe=One-Click",
        headers: { "content-type": "application/x-www-form-urlencoded" },
      }),
    });
  const opened = await openLink(oneClick("GET", oneClickAddress(link)));
  expect([opened.status, opened.headers.get("location")]).toEqual([303, link]);
  expect(await isSubscribed("asha@example.com")).toBe(true);

  expect((await unsubscribeOnClick(oneClick("POST", oneClickAddress(link)))).status).toBe(200);
  expect(await isSubscribed("asha@example.com")).toBe(false);
  const unknown = await unsubscribeOnClick(
    oneClick("POST", oneClickAddress("https://shop.example/newsletter/unsubscribe?token=x")),
  );
  expect(await told(unknown)).toEqual([422, "link_unknown"]);
});

it("e-mails an unsubscribe link to a subscriber, with the same response for any other address", async () => {
  const answers = [];
  for (const email of ["Meera@example.com", "nobody@example.com"]) {
    const answer = await ask(sendLink, { email });
    answers.push([answer.status, await answer.json()]);
  }
  expect(answers).toEqual([
    [200, { done: true }],
    [200, { done: true }],
  ]);
  const [mail] = await messagesTo("meera@example.com");
  expect(mail?.template).toBe("newsletter_unsubscribe");
  expect(await messagesTo("nobody@example.com")).toEqual([]);
  const { link } = (mail?.content ?? {}) as { link?: string };
  expect((await ask(unsubscribe, { token: tokenOf(link) })).status).toBe(200);
  expect(await isSubscribed("meera@example.com")).toBe(false);
  // Unsubscribing again changes nothing, and a former subscriber who asks for an unsubscribe link gets no e-mail.
  expect((await ask(unsubscribe, { token: tokenOf(link) })).status).toBe(200);
  await getDatabase().delete(outboxMessages);
  await ask(sendLink, { email: "meera@example.com" });
  expect(await messagesTo("meera@example.com")).toEqual([]);
});

it("refuses an unknown token, or one of another store", async () => {
  const others = await getDatabase().select().from(newsletterSubscribers);
  const elsewhere = others.find(({ storeId }) => storeId === "other");
  for (const token of ["nobodys", elsewhere?.token]) {
    expect(await told(await ask(unsubscribe, { token }))).toEqual([422, "link_unknown"]);
  }
  expect(await findNewsletterSubscriber("other", "elsewhere@example.com")).toMatchObject({ isSubscribed: true });
});

it("subscribes a former subscriber again", async () => {
  const [, asha] = await exported();
  await ask(unsubscribe, { token: tokenOf(asha?.[2]) });
  await addNewsletterSubscriber("nila-loom", "asha@example.com");
  expect((await exported()).map(([email]) => email)).toContain("asha@example.com");
});

it("works with plain forms, and shows the result on its own page", async () => {
  const visitor = await aVisitor();
  const post = async (handler: typeof unsubscribe, form: Record<string, string>) =>
    (await visitor.ask(handler, { method: "POST", form })).headers.get("location");
  const page = "/newsletter/unsubscribe";
  expect(await post(sendLink, { email: "meera@example.com" })).toBe(`${page}?done=unsubscribe_link_sent`);
  expect(await post(sendLink, { email: "meera" })).toBe(`${page}?refusal=email_invalid&field=email`);
  expect(await post(unsubscribe, { token: "nobodys" })).toBe(`${page}?refusal=link_unknown&field=token`);
  const [, asha] = await exported();
  expect(await post(unsubscribe, { token: tokenOf(asha?.[2]) })).toBe(`${page}?done=unsubscribed`);
});
