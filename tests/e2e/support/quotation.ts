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

/** The address of the shop for API calls; browsers find its second store at `origin`. */
let shop = "";
let origin = "";

/** Opens the quotation store before a file's tests, and gives each page a network address of its own. */
export function insertQuotationStore(): void {
  test.beforeAll(async ({ playwright }, { project }) => {
    shop = project.use.baseURL ?? "";
    const api = await playwright.request.newContext({ baseURL: shop });
    const slugs = [NAPKINS, "gamcha-bath-towel", "madras-check-kannur-twill"];
    await openSecondStore(api, { store: QUOTE_STORE, slugs, details: { sub_type: "quot" }, baseURL: shop });
    origin = originOf(QUOTE_STORE, shop);
    await api.dispose();
  });
  test.beforeEach(({ page }) => fromOwnNetwork(page));
}

/** The address of a path in the quotation store. */
export const inQuoteStore = (path: string): string => `${origin}${path}`;

/** Puts a product on the quote list; `page` may be anybody's. */
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
  // Wait until the item being added has arrived on the list.
  await expect(main(page).getByText("₹0", { exact: true })).toHaveCount(0);
}

/** The owner offers a price for the first item on the command line. */
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

/** The link in a mail for this answer. */
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
