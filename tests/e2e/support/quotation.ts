import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { QUOTE_STORE } from "../../setup/second-stores";
import { button, fromOwnNetwork, main } from "./checkout-steps";
import { openSecondStore, originOf } from "./second-store";
import { expect, test } from "./shop-test";

const run = promisify(execFile);
export const NAPKINS = "indigo-napkins";
const NUMBER = /Q-\d{4}-\d+/;

/** The base URL for API calls. Browsers open the quotation store at another host, `origin`. */
let shop = "";
let origin = "";

/** Before the tests of a file, creates the quotation store; before each test, gives the page its own IP address. */
export function insertQuotationStore(): void {
  test.beforeAll(async ({ playwright }, { project }) => {
    shop = project.use.baseURL ?? "";
    const api = await playwright.request.newContext({ baseURL: shop });
    const slugs = [NAPKINS, "gamcha-bath-towel", "madras-check-kannur-twill"];
    await openSecondStore(api, {
      store: QUOTE_STORE,
      slugs,
      details: { type: "quot_based", sub_type: "quot" },
      baseURL: shop,
    });
    origin = originOf(QUOTE_STORE, shop);
    await api.dispose();
  });
  test.beforeEach(({ page }) => fromOwnNetwork(page));
}

/** The full URL of a path in the quotation store. */
export const inQuoteStore = (path: string): string => `${origin}${path}`;

/** Adds a product to the quote list. `page` may belong to a guest or a customer. */
export async function askForQuote(page: Page): Promise<void> {
  await page.goto(inQuoteStore(`/product/${NAPKINS}`));
  const added = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("/api/cart/items"),
  );
  await button(page, "Add to quote list").click();
  await added;
  await page.goto(inQuoteStore("/cart"));
  await expect(main(page).getByRole("heading", { level: 1, name: "Your quote list" })).toBeVisible();
  await expect(main(page).getByText("at checkout")).toHaveCount(0);
  // While an item is being added the list shows ₹0 for it; wait until the server has confirmed the item.
  await expect(main(page).getByText("₹0", { exact: true })).toHaveCount(0);
}

/** Acts as the owner: offers a price for the first item, using the command-line tools. */
export async function revise(number: string, price: number, message = ""): Promise<void> {
  const words = ["quotations", "revise", number, `1=${price}`, "--shipping", "200"];
  const where = ["--store", QUOTE_STORE.id, "--url", shop];
  await run(
    process.execPath,
    [
      ...["node_modules/.bin/tsx", "--conditions=react-server", "scripts/store.ts"],
      ...[...words, ...(message ? ["--message", message] : []), ...where],
    ],
    { env: { ...process.env, OWNER_TOKEN: TEST_OWNER_TOKEN } },
  );
}

/** The link in a mail that the shopper opens to approve the quotation or to ask for a revision. */
export function linkIn(mail: string, answer: "approve" | "revision"): string {
  const [link = ""] = new RegExp(inQuoteStore(`/quote-status/\\S+?/${answer}\\?[^\\s"<>)]+`)).exec(mail) ?? [];
  expect(link).not.toBe("");
  return link.replaceAll("&amp;", "&");
}

export async function numberOf(page: Page): Promise<string> {
  const [number = ""] = NUMBER.exec((await main(page).textContent()) ?? "") ?? [];
  expect(number).not.toBe("");
  return number;
}
