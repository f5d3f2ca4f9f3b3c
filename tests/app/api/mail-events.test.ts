import { POST as remove } from "@/app/api/owner/suppressions/remove/route";
import { POST as add, GET as list } from "@/app/api/owner/suppressions/route";
import { POST as hear } from "@/app/api/webhooks/mail-events/route";
import { listSubscribersAfter } from "@/lib/data/newsletter";
import { getDatabase } from "@/lib/database/connection";
import { newsletterSubscribers } from "@/lib/database/schema/newsletter";
import { suppressedAddresses } from "@/lib/database/schema/outbox";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { told } from "@/tests/support/shopper";

const SECRET = "a-secret-of-the-mail-provider";
const TOKEN = "a-token-of-the-owner";
process.env.MAIL_EVENTS_SECRET = SECRET;
process.env.OWNER_TOKEN = TOKEN;
process.env.STORE_ID = "nila-loom";

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));
afterEach(() => getDatabase().delete(suppressedAddresses));

const send = (body: unknown, authorization = `Bearer ${SECRET}`) =>
  hear(
    new Request("http://localhost:3000/api/webhooks/mail-events", {
      method: "POST",
      headers: { host: "localhost:3000", authorization },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
const own = (handler: typeof list, body?: object) =>
  handler(
    new Request("http://localhost:3000/api/owner/suppressions", {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
const listed = async () => (await told(await own(list)))[1];

it("hears bounces and complaints, each address once, and ignores other events", async () => {
  const events = [
    { email: "Asha@Example.com", kind: "bounced", detail: "550\r\nno such user" },
    { email: "asha@example.com", kind: "complained" },
    { email: "ravi@example.com", kind: "complained" },
    { email: "meera@example.com", kind: "delivered" },
  ];
  expect(await told(await send({ events }))).toEqual([200, { suppressed: 2 }]);
  expect(await told(await send({ events }))).toEqual([200, { suppressed: 2 }]);
  expect(await listed()).toMatchObject({
    total: 2,
    list: [
      { email: "asha@example.com", reason: "bounced", detail: "550 no such user" },
      { email: "ravi@example.com", reason: "complained", detail: "" },
    ],
  });
  expect(await told(await send({ events: [] }))).toEqual([200, { suppressed: 0 }]);
});

it("believes nobody without the secret, and nothing that it cannot read", async () => {
  const events = [{ email: "asha@example.com", kind: "bounced" }];
  expect(await told(await send({ events }, "Bearer another"))).toEqual([401, "mail_events_secret_wrong"]);
  expect(await told(await send({ events }, ""))).toEqual([401, "mail_events_secret_wrong"]);
  for (const body of ["no json", {}, { events: [{ email: "nobody", kind: "bounced" }] }, { events: "asha" }]) {
    expect(await told(await send(body))).toEqual([400, "request_invalid"]);
  }
  const many = Array.from({ length: 501 }, (_, index) => ({ email: `a${index}@example.com`, kind: "bounced" }));
  expect((await send({ events: many })).status).toBe(400);
  expect((await send(" ".repeat(600 * 1024))).status).toBe(413);
  expect(await listed()).toMatchObject({ total: 0 });
});

it("lets the owner add and remove addresses, which are left out of the newsletter", async () => {
  const now = new Date();
  await getDatabase()
    .insert(newsletterSubscribers)
    .values(
      ["asha@example.com", "ravi@example.com"].map((email) => ({
        storeId: "nila-loom",
        email,
        token: email,
        isSubscribed: true,
        createdAt: now,
      })),
    );
  const subscribers = async () =>
    (await listSubscribersAfter("nila-loom", { after: null, limit: 9 })).map(({ email }) => email);
  expect(await told(await own(add, { email: " Asha@Example.com ", reason: "complained" }))).toMatchObject([200, {}]);
  expect(await subscribers()).toEqual(["ravi@example.com"]);
  expect((await own(add, { email: "nobody" })).status).toBe(400);
  expect(await told(await own(remove, { email: "asha@example.com" }))).toMatchObject([200, {}]);
  expect(await told(await own(remove, { email: "asha@example.com" }))).toEqual([404, "suppression_unknown"]);
  expect(await subscribers()).toEqual(["asha@example.com", "ravi@example.com"]);
});
