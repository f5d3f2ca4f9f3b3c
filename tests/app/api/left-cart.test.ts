import { eq } from "drizzle-orm";
import { POST as asGuest } from "@/app/api/account/guest/route";
import { PUT as choose, POST as chooseByForm } from "@/app/api/account/left-cart-mail/route";
import { POST as signIn } from "@/app/api/account/sign-in/route";
import { POST as bringBack } from "@/app/api/left-cart/route";
import { POST as stopOnClick } from "@/app/api/stop-mails/one-click/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { cartItems, carts } from "@/lib/database/schema/cart";
import { leftCartConsents, leftCartLinks } from "@/lib/database/schema/left-cart";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { products } from "@/lib/database/schema/product";
import { stores } from "@/lib/database/schema/store";
import { oneClickStopAddress } from "@/lib/domain/stop-mails";
import { remindOfLeftCarts } from "@/lib/workflows/left-cart/remind";
import { forgetOldOrders } from "@/lib/workflows/order/forget-old";
import { insertProduct } from "@/tests/factories/product-row";
import { aStoreAnswer } from "@/tests/factories/store-answer";
import { insertStore } from "@/tests/factories/store-row";
import { add, cartOf, read, remove } from "@/tests/support/cart-shop";
import { useTestDatabase } from "@/tests/support/database";
import { aCustomer, aVisitor, messagesTo, PASSWORD, type Shopper, told } from "@/tests/support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();

const detailsWith = (application_setting: object) =>
  aStoreAnswer({ store_properties: [{ application_setting }] }).store_details;
beforeAll(async () => {
  await insertStore("nila-loom", { details: detailsWith({ left_cart: { after_hours: 24 } }) });
  for (const id of ["stole", "shawl", "saree"]) await insertProduct({ id, name: id });
});
beforeEach(async () => {
  const database = getDatabase();
  for (const table of [leftCartConsents, rateLimits, outboxMessages, carts]) await database.delete(table);
  await database.update(products).set({ stock: 1_000, discountedPrice: 100_000 });
});

let people = 0;
const anAddress = () => `shopper-${++people}@example.com`;
const consents = async () =>
  (await getDatabase().select().from(leftCartConsents)).map(({ email, customerId, consentedAt }) => ({
    email,
    isCustomer: customerId !== null,
    consentedAt,
  }));
const identify = (shopper: Shopper, email: string, body: object = {}) =>
  shopper.ask(asGuest, { method: "POST", body: { email, ...body } });
const put = (shopper: Shopper, on: boolean) => shopper.ask(choose, { method: "PUT", body: { left_cart_mail: on } });
const comeBack = (shopper: Shopper, token: string) => shopper.ask(bringBack, { method: "POST", body: { token } });
const dayAfter = () => new Date(Date.now() + 25 * 3_600_000);

/** A guest who agreed and left a bag, and the links of the e-mail about it. */
async function whoLeft(...productIds: string[]) {
  const [shopper, email] = [await aVisitor(), anAddress()];
  for (const product_id of productIds) await read(add(shopper, { product_id, quantity: 2 }));
  expect((await identify(shopper, email, { left_cart_mail: true })).status).toBe(200);
  await remindOfLeftCarts(dayAfter());
  const [mail] = await messagesTo(email);
  expect(mail?.template).toBe("left_cart");
  const { link = "", stopLink = "" } = mail?.content ?? {};
  return { shopper, email, token: new URL(link).searchParams.get("token") ?? "", stopLink };
}
const inCart = async (shopper: Shopper) =>
  (await cartOf(shopper)).items.map(({ product_id, quantity }) => `${product_id} ${quantity}`);

describe("the consent", () => {
  it("is that of a guest who ticks the box, with its time, and of nobody else", async () => {
    const [ticked, unticked] = [anAddress(), anAddress()];
    const before = new Date();
    await identify(await aVisitor(), ticked, { left_cart_mail: true });
    await identify(await aVisitor(), unticked, { left_cart_mail: false });
    await identify(await aVisitor(), anAddress());
    expect(await consents()).toEqual([{ email: ticked, isCustomer: false, consentedAt: expect.any(Date) }]);
    const [{ consentedAt = before } = {}] = await consents();
    expect(consentedAt.getTime()).toBeGreaterThanOrEqual(before.getTime() - 1);
  });

  it("is read from the form as the box was left, without script", async () => {
    const email = anAddress();
    const post = async (form: string) => {
      const shopper = await aVisitor();
      const fields = new FormData();
      for (const [name, value] of new URLSearchParams(form)) fields.append(name, value);
      await shopper.ask(asGuest, { method: "POST", form: fields });
    };
    await post(`email=${email}&left_cart_mail=false`);
    expect(await consents()).toEqual([]);
    await post(`email=${email}&left_cart_mail=false&left_cart_mail=true`);
    expect(await consents()).toMatchObject([{ email }]);
  });

  it("ends when the box is left empty the next time, and with another guest in the same browser", async () => {
    const [shopper, email] = [await aVisitor(), anAddress()];
    await identify(shopper, email, { left_cart_mail: true });
    await identify(shopper, email);
    expect(await consents()).toEqual([]);
    await identify(shopper, email, { left_cart_mail: true });
    await identify(shopper, anAddress());
    expect(await consents()).toEqual([]);
  });

  it("is a customer's choice in the account, with script and without", async () => {
    const shopper = await aCustomer(anAddress());
    expect(await told(await put(shopper, true))).toEqual([
      200,
      { left_cart_mail: true, consented_on: expect.any(String) },
    ]);
    expect(await consents()).toMatchObject([{ isCustomer: true, email: null }]);
    expect(await told(await put(shopper, false))).toEqual([200, { left_cart_mail: false, consented_on: null }]);
    expect(await consents()).toEqual([]);
    const form = { _method: "PUT", left_cart_mail: "true" };
    const answer = await shopper.ask(chooseByForm, { method: "POST", form });
    expect(answer.headers.get("location")).toBe("/account/profile?done=profile_saved");
    expect(await consents()).toHaveLength(1);
    expect(await told(await put(await aVisitor(), true))).toEqual([401, "sign_in_needed"]);
  });

  it("goes with the bag to the account of the same address, and ends at that of another", async () => {
    const emails = [anAddress(), anAddress()] as const;
    for (const email of emails) await aCustomer(email);
    await getDatabase().delete(rateLimits);
    for (const email of emails) {
      const shopper = await aVisitor();
      await identify(shopper, emails[0], { left_cart_mail: true });
      expect((await shopper.ask(signIn, { method: "POST", body: { email, password: PASSWORD } })).status).toBe(200);
    }
    expect(await consents()).toMatchObject([{ email: null, isCustomer: true }]);
  });

  it("cannot be given where the store reminds of nothing, but ended", async () => {
    const shopper = await aCustomer(anAddress());
    await put(shopper, true);
    await getDatabase()
      .update(stores)
      .set({ details: detailsWith({}) });
    forgetRemembered();
    expect(await told(await put(shopper, true))).toEqual([422, "left_carts_off"]);
    expect((await put(shopper, false)).status).toBe(200);
    await identify(await aVisitor(), anAddress(), { left_cart_mail: true });
    expect(await consents()).toEqual([]);
    await getDatabase()
      .update(stores)
      .set({ details: detailsWith({ left_cart: { after_hours: 24 } }) });
    forgetRemembered();
  });

  it("ends on one click in the mail program, without cookies", async () => {
    const { stopLink, email } = await whoLeft("stole");
    const other = anAddress();
    await identify(await aVisitor(), other, { left_cart_mail: true });
    const address = oneClickStopAddress(stopLink).replace("/in/", "/");
    const answer = await stopOnClick(new Request(address, { method: "POST", body: "List-Unsubscribe=One-Click" }));
    expect(answer.status).toBe(200);
    expect(await consents()).toMatchObject([{ email: other }]);
    expect(await consents()).not.toMatchObject([{ email }]);
  });
});

describe("the link", () => {
  it("brings the bag to another device, beside what is in the bag there, at the prices of now", async () => {
    const { token, shopper } = await whoLeft("stole", "shawl");
    const phone = await aVisitor();
    await read(add(phone, { product_id: "saree", quantity: 1 }));
    await read(add(phone, { product_id: "shawl", quantity: 1 }));
    await getDatabase().update(products).set({ discountedPrice: 90_000 }).where(eq(products.id, "stole"));
    expect(await told(await comeBack(phone, token))).toEqual([200, { added: 1, left_out: 0 }]);
    expect(await inCart(phone)).toEqual(["saree 1", "shawl 1", "stole 2"]);
    const { notices } = await cartOf(phone);
    expect(notices).toMatchObject([{ code: "price_changed" }]);
    // Once more changes nothing, and the first bag is as it was.
    expect(await told(await comeBack(phone, token))).toEqual([200, { added: 0, left_out: 0 }]);
    expect(await inCart(shopper)).toEqual(["stole 2", "shawl 2"]);
  });

  it("changes nothing in the browser that left the bag", async () => {
    const { token, shopper } = await whoLeft("stole");
    expect(await told(await comeBack(shopper, token))).toEqual([200, { added: 0, left_out: 0 }]);
    expect(await inCart(shopper)).toEqual(["stole 2"]);
  });

  it("leaves out what is sold out, and keeps what there is too little of", async () => {
    const { token } = await whoLeft("stole", "shawl", "saree");
    await getDatabase().update(products).set({ stock: 0 }).where(eq(products.id, "stole"));
    await getDatabase().update(products).set({ stock: 100 }).where(eq(products.id, "shawl"));
    const phone = await aVisitor();
    expect(await told(await comeBack(phone, token))).toEqual([200, { added: 2, left_out: 1 }]);
    expect(await inCart(phone)).toEqual(["shawl 2", "saree 2"]);
    expect((await cartOf(phone)).notices).toMatchObject([{ code: "too_few_left" }]);
  });

  it("leads to nothing that was removed since, or put in later", async () => {
    const { token, shopper } = await whoLeft("stole", "shawl");
    const { items } = await cartOf(shopper);
    await remove(shopper, items[0]?.item_id ?? "");
    const cartId = (await getDatabase().select().from(cartItems))[0]?.cartId ?? "";
    const saree = { name: "saree", optionNames: [], options: [], unit: "Pcs", quantity: 100, seenPrice: 1 };
    const createdAt = new Date(dayAfter().getTime() + 60_000);
    await getDatabase()
      .insert(cartItems)
      .values({ storeId: "nila-loom", id: "later", cartId, productId: "saree", ...saree, createdAt });
    const phone = await aVisitor();
    await comeBack(phone, token);
    expect(await inCart(phone)).toEqual(["shawl 2"]);
  });

  it("makes the other bag one that its shopper was reminded of already", async () => {
    const { token, email } = await whoLeft("stole");
    const phone = await aVisitor();
    await comeBack(phone, token);
    await identify(phone, email, { left_cart_mail: true });
    await getDatabase().delete(outboxMessages);
    expect(await remindOfLeftCarts(new Date(dayAfter().getTime() + 1_000))).toEqual({ reminded: 0 });
  });

  it("is refused if it is unknown, or too old", async () => {
    const { token } = await whoLeft("stole");
    expect(await told(await comeBack(await aVisitor(), "guessed"))).toEqual([422, "link_unknown"]);
    await forgetOldOrders(new Date(Date.now() + 62 * 24 * 3_600_000));
    expect(await getDatabase().select().from(leftCartLinks)).toEqual([]);
    expect(await told(await comeBack(await aVisitor(), token))).toEqual([422, "link_unknown"]);
  });

  it("works with a plain form, which leads to the bag, or says what is missing", async () => {
    const { token } = await whoLeft("stole", "shawl");
    const post = async (form: Record<string, string>) => {
      const answer = await (await aVisitor()).ask(bringBack, { method: "POST", form });
      return answer.headers.get("location");
    };
    expect(await post({ token })).toBe("/cart");
    await getDatabase().update(products).set({ stock: 0 }).where(eq(products.id, "stole"));
    expect(await post({ token })).toBe("/left-cart?done=left_cart_in_part");
    await getDatabase().update(products).set({ stock: 0 });
    expect(await post({ token })).toBe("/left-cart?done=left_cart_gone");
    expect(await post({ token: "guessed" })).toBe("/left-cart?token=guessed&refusal=link_unknown&field=token");
  });
});
