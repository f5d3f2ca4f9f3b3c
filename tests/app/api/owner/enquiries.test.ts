import { POST as noteAnswered } from "@/app/api/owner/enquiries/[enquiry_id]/answered/route";
import { POST as reply } from "@/app/api/owner/enquiries/[enquiry_id]/replies/route";
import { GET as show } from "@/app/api/owner/enquiries/[enquiry_id]/route";
import { GET as list } from "@/app/api/owner/enquiries/route";
import { GET as showToday } from "@/app/api/owner/today/route";
import { insertEnquiry } from "@/lib/data/enquiry";
import { getDatabase } from "@/lib/database/connection";
import { enquiries } from "@/lib/database/schema/enquiry";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { messagesTo, told } from "@/tests/support/shopper";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
useTestDatabase();
beforeAll(() => insertStore("nila-loom"));
beforeEach(() => getDatabase().delete(enquiries));

const asked = (id: string, name: string, message: string) =>
  insertEnquiry(
    "nila-loom",
    {
      id,
      name,
      message,
      email: `${name.toLowerCase()}@example.com`,
      productId: "kurta",
      productSlug: "kurta",
      productName: "Kurta",
      sku: "K",
      options: "",
      customerId: null,
      dialCode: "",
      mobile: "",
      createdAt: new Date("2030-03-15T10:00:00Z"),
      answeredAt: null,
    },
    getDatabase(),
  );

async function call(
  handler: typeof show | typeof list,
  { id = "", query = "", body }: { id?: string; query?: string; body?: object },
) {
  const request = new Request(`http://localhost/api/owner/enquiries${query}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${process.env.OWNER_TOKEN}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return told(await handler(request, { params: Promise.resolve({ enquiry_id: id }) }));
}
const namesIn = async (query: string) => {
  const [, answer] = await call(list, { query });
  return (answer as { list: { name: string }[] }).list.map(({ name }) => name).sort();
};
const waiting = async () => ((await call(showToday, {}))[1] as { enquiries_waiting: number }).enquiries_waiting;

it("answers by e-mail, and keeps who waits and what was answered", async () => {
  await asked("one", "Asha", "Is it soft?");
  await asked("two", "Ravi", "Do you have it in red?");
  expect(await waiting()).toBe(2);
  expect(await call(reply, { id: "one", body: { text: "Very.\nWash it once." } })).toEqual([
    200,
    expect.objectContaining({
      answered_on: expect.any(String),
      reply_list: [expect.objectContaining({ text: "Very.\nWash it once." })],
    }),
  ]);
  const content = { name: "Asha", about: "Kurta", question: "Is it soft?", answer: "Very.\nWash it once." };
  expect(await messagesTo("asha@example.com")).toEqual([{ template: "enquiry_answered", content }]);
  expect(await waiting()).toBe(1);
  expect(await namesIn("?state=waiting")).toEqual(["Ravi"]);
  expect(await namesIn("?state=answered")).toEqual(["Asha"]);
  expect(await namesIn("?q=red")).toEqual(["Ravi"]);
  expect(await namesIn("?q=%25")).toEqual([]);
  await call(reply, { id: "one", body: { text: "And dry it in the shade." } });
  expect(await call(show, { id: "one" })).toEqual([
    200,
    expect.objectContaining({
      reply_list: [
        expect.objectContaining({ text: "Very.\nWash it once." }),
        expect.objectContaining({ text: "And dry it in the shade." }),
      ],
    }),
  ]);
});

it("notes an answer in another way without an e-mail", async () => {
  await asked("one", "Leela", "Are you open on Sunday?");
  expect(await call(noteAnswered, { id: "one", body: {} })).toEqual([
    200,
    expect.objectContaining({ answered_on: expect.any(String), reply_list: [] }),
  ]);
  expect(await messagesTo("leela@example.com")).toEqual([]);
  expect(await waiting()).toBe(0);
});

it.each([
  [reply, { text: "" }, 400, "request_invalid"],
  [reply, { text: "a\u0000b" }, 400, "request_invalid"],
  [reply, { text: "Hello" }, 404, "enquiry_unknown"],
  [noteAnswered, {}, 404, "enquiry_unknown"],
] as const)("refuses what cannot be answered", async (handler, body, status, code) => {
  expect(await call(handler, { id: "none", body })).toEqual([status, code]);
});
