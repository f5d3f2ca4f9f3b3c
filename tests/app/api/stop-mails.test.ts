import { eq } from "drizzle-orm";
import { GET as getSession } from "@/app/api/session/route";
import { GET as openLink, POST as stopOnClick } from "@/app/api/stop-mails/one-click/route";
import { POST as stop } from "@/app/api/stop-mails/route";
import { addNewsletterSubscriber, findNewsletterSubscriber } from "@/lib/data/newsletter";
import { addStockAlert } from "@/lib/data/stock-alert";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { customers } from "@/lib/database/schema/customer";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { products } from "@/lib/database/schema/product";
import { stockAlerts } from "@/lib/database/schema/stock";
import { wishlistItems, wishlists } from "@/lib/database/schema/wishlist";
import { oneClickStopAddress } from "@/lib/domain/stop-mails";
import { sendStockAlerts } from "@/lib/workflows/stock-alert/send";
import { sendWishlistAlerts } from "@/lib/workflows/wishlist/send-alerts";
import { insertProduct } from "@/tests/factories/product-row";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { visitorBrowser } from "@/tests/support/visitor-browser";

useTestDatabase();
const storeId = "nila-loom";
const [asha, meera] = ["asha@example.com", "meera@example.com"] as const;

beforeAll(async () => {
  await insertStore(storeId);
  for (const id of ["stole", "shawl", "saree"]) await insertProduct({ id, name: id, stock: 0 });
});
beforeEach(async () => {
  const database = getDatabase();
  for (const table of [stockAlerts, outboxMessages, rateLimits, wishlistItems, wishlists, customers])
    await database.delete(table);
  await database.update(products).set({ stock: 0 });
});

const inStock = (id: string) => getDatabase().update(products).set({ stock: 500 }).where(eq(products.id, id));
/** The link in the latest mail of this kind to the address. */
async function linkTo(email: string, template: string): Promise<string> {
  const mails = await getDatabase().select().from(outboxMessages).where(eq(outboxMessages.recipient, email));
  const { stopLink } = (mails.find((mail) => mail.template === template)?.content ?? {}) as { stopLink?: string };
  expect(stopLink).toMatch(/^https:\/\/shop\.example\/in\/stop-mails\?list=[a-z-]+&token=[\w-]{36}$/);
  return stopLink ?? "";
}
/** As a mail program calls it: without cookies, and naming no site. */
const oneClick = (method: "GET" | "POST", link: string) =>
  new Request(oneClickStopAddress(link).replace("/in/", "/"), {
    method,
    ...(method === "POST" && {
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    }),
  });

async function waitForStock() {
  for (const productId of ["stole", "shawl"]) await addStockAlert(storeId, { productId, variantId: "", email: asha });
  await addStockAlert(storeId, { productId: "shawl", variantId: "", email: meera });
}
const waiting = async () =>
  (await getDatabase().select().from(stockAlerts)).map(({ productId, email }) => `${productId} ${email}`).sort();

async function saveWithAlert(email: string, number: number, ...ids: string[]) {
  const database = getDatabase();
  await database.insert(customers).values({ storeId, id: email, number, name: "Asha", email });
  await database.insert(wishlists).values({ storeId, id: email, customerId: email });
  const saved = { storeId, listId: email, seenPrice: 100_000, wasSoldOut: true, isAlertRequested: true };
  for (const productId of ids) await database.insert(wishlistItems).values({ ...saved, productId, name: productId });
}
const requested = async () =>
  (await getDatabase().select().from(wishlistItems).where(eq(wishlistItems.isAlertRequested, true)))
    .map(({ listId, productId }) => `${productId} ${listId}`)
    .sort();

it("ends all alerts about stock to one address on one click, and those of nobody else", async () => {
  await waitForStock();
  await saveWithAlert(asha, 1, "saree");
  await addNewsletterSubscriber(storeId, asha);
  await inStock("stole");
  await sendStockAlerts();
  expect(await waiting()).toEqual([`shawl ${asha}`, `shawl ${meera}`]);

  const link = await linkTo(asha, "stock_alert");
  expect((await stopOnClick(oneClick("POST", link))).status).toBe(200);
  expect(await waiting()).toEqual([`shawl ${meera}`]);
  expect(await requested()).toEqual([`saree ${asha}`]);
  expect(await findNewsletterSubscriber(storeId, asha)).toMatchObject({ isSubscribed: true });
  await inStock("shawl");
  expect(await sendStockAlerts()).toEqual({ queued: 1 });
  // Nothing is left to stop, and the reader need not know.
  expect((await stopOnClick(oneClick("POST", link))).status).toBe(200);
});

it("cancels the alerts of one wishlist on one click, and keeps the wishlist", async () => {
  await saveWithAlert(asha, 1, "stole", "shawl");
  await saveWithAlert(meera, 2, "shawl");
  await waitForStock();
  await inStock("stole");
  await sendWishlistAlerts();
  expect((await stopOnClick(oneClick("POST", await linkTo(asha, "wish_alert")))).status).toBe(200);
  expect(await requested()).toEqual([`shawl ${meera}`]);
  expect(await getDatabase().select().from(wishlistItems)).toHaveLength(3);
  expect(await waiting()).toHaveLength(3);
});

it("ends nothing when the address is opened, guessed, or of another kind", async () => {
  await waitForStock();
  await inStock("stole");
  await sendStockAlerts();
  const link = await linkTo(asha, "stock_alert");
  const opened = await openLink(oneClick("GET", link));
  expect([opened.status, opened.headers.get("location")]).toEqual([303, link]);
  expect((await stopOnClick(oneClick("POST", link.replace("stock-alerts", "wish-alerts")))).status).toBe(200);
  expect((await stopOnClick(oneClick("POST", `${link.slice(0, -36)}nobodys`))).status).toBe(200);
  expect((await stopOnClick(oneClick("POST", link.replace("stock-alerts", "receipts")))).status).toBe(400);
  expect(await waiting()).toHaveLength(2);
});

it("does the same with the button of the page, without script", async () => {
  await waitForStock();
  await inStock("stole");
  await sendStockAlerts();
  const token = new URL(await linkTo(asha, "stock_alert")).searchParams.get("token") ?? "";
  const browser = visitorBrowser();
  await browser.ask(getSession);
  const post = (form: Record<string, string>) => browser.ask(stop, { method: "POST", form });
  const refused = await post({ list: "receipts", token });
  expect(refused.headers.get("location")).toMatch(/^\/stop-mails\?refusal=/);
  const done = await post({ list: "stock-alerts", token });
  expect(done.headers.get("location")).toBe("/stop-mails?done=mails_stopped");
  expect(await waiting()).toEqual([`shawl ${meera}`]);
});
