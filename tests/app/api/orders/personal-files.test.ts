import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { GET as readProfile } from "@/app/api/account/route";
import { POST as signIn } from "@/app/api/account/sign-in/route";
import { POST as addToCart } from "@/app/api/cart/items/route";
import { GET as readCart } from "@/app/api/cart/route";
import { POST as placeOrder } from "@/app/api/orders/route";
import { GET as readAsOwner } from "@/app/api/owner/personal-files/[file_id]/route";
import { POST as sendPicture } from "@/app/api/personal-files/route";
import { findPersonalFile, removeExpiredPersonalFiles } from "@/lib/data/personalization/files";
import { getDatabase } from "@/lib/database/connection";
import { personalFiles } from "@/lib/database/schema/personalization";
import { readTailorSheet } from "@/lib/workflows/order/tailor-sheet";
import { insertProduct } from "@/tests/factories/product-row";
import { aReadyCheckout, insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { aCustomer, aVisitor, PASSWORD, type Shopper, told } from "@/tests/support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();

const TOKEN = "owner-of-the-loom-0123456789abcdef";
process.env.OWNER_TOKEN = TOKEN;

const DAY_MS = 24 * 60 * 60 * 1000;
const FIELD = { kind: "file", name: "Pattern", price: 200, required: true };

beforeAll(async () => {
  await insertSellingStore();
  await insertProduct({ id: "runner", personalFields: [FIELD] });
});

/** A photograph 60 by 40 pixels that a camera stored lying on its side, with the place where it was taken. */
async function aPhotograph(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: "#8f2f2a" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: "Asha Rao" }, IFD3: { GPSLatitude: "9/1 58/1 0/1" } })
    .toBuffer();
}
const send = async (shopper: Shopper, bytes: Buffer) =>
  shopper.ask(sendPicture, { method: "POST", body: { content: bytes.toString("base64") } });
const sent = async (shopper: Shopper) => (await (await send(shopper, await aPhotograph())).json()).file_id as string;
const withPicture = (id: string) => ({
  product_id: "runner",
  quantity: 1,
  personal_list: [{ name: "Pattern", value: id }],
});
const add = (shopper: Shopper, id: string) => shopper.ask(addToCart, { method: "POST", body: withPicture(id) });
const isKept = async (id: string) => (await findPersonalFile("nila-loom", id, null)) !== null;

it("keeps a picture upright, in webp, and without what the camera noted", async () => {
  const shopper = await aVisitor();
  const answer = await (await send(shopper, await aPhotograph())).json();
  expect(answer).toMatchObject({ width: 40, height: 60 });
  const [file] = await getDatabase().select().from(personalFiles).where(eq(personalFiles.id, answer.file_id));
  const { format, exif, width } = await sharp(file?.content).metadata();
  expect([format, exif, width]).toEqual(["webp", undefined, 40]);
});

it.each([
  ["words", Buffer.from("not a picture"), 422, "file_not_picture"],
  [
    "a drawing that is a program",
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`),
    422,
    "file_not_picture",
  ],
  ["half a photograph", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 422, "file_not_picture"],
  ["more than 10 MB", Buffer.alloc(10_000_001), 422, "file_too_large"],
])("refuses %s", async (_, bytes, status, code) => {
  expect(await told(await send(await aVisitor(), bytes))).toEqual([status, code]);
});

it("is the answer to the field of whoever sent it, and of nobody else", async () => {
  const shopper = await aVisitor();
  const stranger = await aVisitor();
  const id = await sent(shopper);
  expect(await told(await add(stranger, id))).toEqual([422, "personal_file_unknown"]);
  expect(await told(await add(shopper, "guessed"))).toEqual([422, "personal_file_unknown"]);
  expect(
    await told(await shopper.ask(addToCart, { method: "POST", body: { ...withPicture(id), personal_list: [] } })),
  ).toEqual([422, "personal_needed"]);
  const { items } = await (await add(shopper, id)).json();
  expect(items).toMatchObject([{ unit_price: 1_200, personal_list: [{ kind: "file", name: "Pattern", value: id }] }]);
});

it("is shown to the owner, and to nobody without the owner's token", async () => {
  const id = await sent(await aVisitor());
  const ask = (file_id: string, token = TOKEN) =>
    readAsOwner(
      new Request(`https://nila.example/api/owner/personal-files/${file_id}?store_id=nila-loom`, {
        headers: { Authorization: `Bearer ${token}` },
      }),
      { params: Promise.resolve({ file_id }) },
    );
  const shown = await (await ask(id)).json();
  expect((await sharp(Buffer.from(shown.content, "base64")).metadata()).format).toBe("webp");
  expect((await ask("guessed")).status).toBe(422);
  expect((await ask(id, "wrong")).status).toBe(401);
});

it("is sent by a plain form, and a file that is no picture refuses the item", async () => {
  const shopper = await aVisitor();
  const post = async (bytes: Buffer) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ product_id: "runner", quantity: "1" })) form.set(name, value);
    form.set("personal_file.Pattern", new Blob([new Uint8Array(bytes)]), "pattern.jpg");
    form.set("personal.Pattern", "");
    return shopper.ask(addToCart, { method: "POST", form });
  };
  const refused = await post(Buffer.from("words"));
  expect(refused.headers.get("location")).toContain("refusal=file_not_picture");
  const added = await post(await aPhotograph());
  expect([added.status, added.headers.get("location")]).toEqual([303, "/cart"]);
  const { items } = await (await shopper.ask(readCart)).json();
  expect(items).toMatchObject([{ refusal: null, personal_list: [{ kind: "file" }] }]);
});

it("stays with the order on the tailor's sheet for its time; others go after 30 days", async () => {
  const asha = await aCustomer("asha@example.com");
  const id = await sent(asha);
  const waiting = await sent(asha);
  await add(asha, id);
  const customerId = (await (await asha.ask(readProfile)).json())._id;
  const checkout_id = await aReadyCheckout({ kind: "customer", customerId, anonymousId: "", sessionId: "" });
  const headers = { "idempotency-key": randomUUID() };
  const placed = await asha.ask(placeOrder, { method: "POST", body: { checkout_id, payment_name: "COD" }, headers });
  const { order } = await placed.json();
  const sheet = await readTailorSheet("nila-loom", order._id);
  expect(sheet.ok && sheet.value.html).toContain(`<h2>Pattern</h2>\n<img class="sent" src="data:image/webp;base64,`);

  await removeExpiredPersonalFiles(new Date(Date.now() + 31 * DAY_MS));
  expect([await isKept(id), await isKept(waiting)]).toEqual([true, false]);
  await removeExpiredPersonalFiles(new Date(Date.now() + 401 * DAY_MS));
  const later = await readTailorSheet("nila-loom", order._id);
  expect(later.ok && later.value.html).toContain("This picture is no longer kept.");
});

it("belongs to the customer once its browser signs in", async () => {
  await aCustomer("meera@example.com");
  const browser = await aVisitor();
  const id = await sent(browser);
  await add(browser, id);
  const account = { email: "meera@example.com", password: PASSWORD };
  expect((await browser.ask(signIn, { method: "POST", body: account })).status).toBe(200);
  const { items } = await (await browser.ask(readCart)).json();
  expect(items).toMatchObject([{ refusal: null, personal_list: [{ kind: "file", value: id, price: 200 }] }]);
});
