import type { Page } from "@playwright/test";
import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { aMember, expectNoFault, openDesk, PHONE } from "../support/desk";
import { expect, test } from "../support/shop-test";

const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };

const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. Shoppers see it on the next page they open.")).toBeVisible();
};

test("adds a currency with its rate, which the shop then shows prices in", async ({ page, browser, baseURL }) => {
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/settings");
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("link", { name: "Currencies" }).click();
  await page.getByRole("button", { name: "Add to “Further currencies”" }).click();
  await page.getByLabel("Currency", { exact: true }).last().fill("sek");
  await page.getByLabel("One costs, in INR").last().fill("10");
  await page.getByLabel("Added to prices, in per cent").last().fill("0");
  await page.getByLabel("Countries that see it first").last().fill("SE");
  await save(page);
  await expectNoFault(page);

  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  await shopper.goto("/product/night-ikat");
  const price = shopper.locator("main data").first();
  const amount = async () => Number((await price.innerText()).replace(/[^\d.]/g, ""));
  const inRupees = await amount();
  expect(inRupees).toBeGreaterThan(100);
  await shopper.getByRole("combobox", { name: "Currency" }).selectOption("SEK");
  await expect(price).toContainText(/SEK|kr/);
  expect(await amount()).toBe(inRupees / 10);
  await shopper.close();

  await page
    .getByRole("button", { name: /^Remove entry \d+ of “Further currencies”$/ })
    .last()
    .click();
  await save(page);
  await page.reload();
  await expect(page.getByLabel("Currency", { exact: true }).last()).not.toHaveValue("SEK");
});

test("closes the shop and opens it again, and the desk stays", async ({ page, browser, baseURL }) => {
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/settings");
  await page.getByRole("button", { name: "Close the shop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close the shop" }).click();
  await expect(page.getByText("The shop is closed.")).toBeVisible();
  await expectNoFault(page);
  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  try {
    const closed = await shopper.goto("/");
    expect(closed?.status()).toBe(503);
  } finally {
    await page.getByRole("button", { name: "Open the shop" }).click();
    await expect(page.getByText("The shop is open.")).toBeVisible();
  }
  const open = await shopper.goto("/");
  expect(open?.status()).toBe(200);
  await shopper.close();
});

test("changes what the shop says on a phone, and shows what another has changed meanwhile", async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  test.slow();
  const owner = await aMember(page, "owner");
  const mark = Date.now();
  await openDesk(page, owner.link);
  await page.setViewportSize(PHONE);
  await page.goto("/desk/settings/announcement");
  const content = page.getByLabel("Text", { exact: true });
  const before = await content.inputValue();
  await expect(page.getByLabel("The countdown ends")).toBeVisible();
  await expectNoFault(page);

  const other = await browser.newPage(baseURL ? { baseURL } : {});
  await openDesk(other, (await aMember(page, "owner", `Meera ${mark}`)).link);
  await other.goto("/desk/settings/announcement");
  await other.getByLabel("Text", { exact: true }).fill(`Theirs ${mark}`);
  await save(other);

  await content.fill(`Mine ${mark}`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`Someone has changed this meanwhile to: Theirs ${mark}`)).toBeVisible();
  faults.splice(0);
  await page.getByRole("button", { name: "Keep mine" }).click();
  await save(page);
  await other.goto("/");
  await expect(other.getByText(`Mine ${mark}`).first()).toBeVisible();
  await other.close();

  // What the shop would not understand is marked, and nothing is lost.
  await page.goto("/desk/settings/shop");
  await page.getByLabel("Name of the shop").fill(" ");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The shop does not understand this value.")).toBeVisible();
  faults.splice(0);
  await page.getByRole("button", { name: "Discard" }).click();

  await page.goto("/desk/settings/announcement");
  await content.fill(before);
  await save(page);
  for (const name of await groups(page)) {
    await page.goto(`/desk/settings/${name}`);
    await expect(page.getByRole("link", { name: "All settings" })).toBeVisible();
    await expectNoFault(page);
  }
});

test("says whether the shop is well", async ({ page }) => {
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.setViewportSize(PHONE);
  await page.goto("/desk/settings");
  await page.getByRole("link", { name: "Health of the shop" }).click();
  await expect(page.getByRole("heading", { name: "Health", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Background tasks" })).toBeVisible();
  await expect(page.getByText(/^Node\.js v\d+.*PostgreSQL 1\d.*\d+ migrations made$/)).toBeVisible();
  await expectNoFault(page);
});

/** The addresses of all pages of settings. */
async function groups(page: Page): Promise<string[]> {
  await page.goto("/desk/settings");
  const links = page.getByRole("navigation", { name: "Settings" }).getByRole("link");
  await expect(links).toHaveCount(16);
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href")?.split("/").at(-1) ?? ""));
}

test("writes a link of the footer, lets the announcement lead somewhere, and switches a part off and on", async ({
  page,
  browser,
  baseURL,
}) => {
  const mark = Date.now();
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/settings/footer");
  await expect(page.getByRole("textbox", { name: "How to reach you", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Add to “Links”" }).click();
  await page.getByLabel("Name", { exact: true }).last().fill(`Sale ${mark}`);
  await page.getByLabel("Heading", { exact: true }).last().fill(`More ${mark}`);
  await page.getByLabel("Address", { exact: true }).last().fill("/on-sale");
  await expectNoFault(page);
  await save(page);
  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  await shopper.goto("/shipping-policy");
  const link = shopper.getByRole("contentinfo").getByRole("link", { name: `Sale ${mark}` });
  await expect(link).toHaveAttribute("href", /\/on-sale$/);
  await page.setViewportSize(PHONE);
  await expectNoFault(page);
  await page
    .getByRole("button", { name: /^Remove entry \d+ of “Links”$/ })
    .last()
    .click();
  await save(page);
  await shopper.goto("/shipping-policy");
  await expect(shopper.getByRole("contentinfo").getByRole("link", { name: `Sale ${mark}` })).toHaveCount(0);

  await page.goto("/desk/settings/announcement");
  const leads = page.getByRole("checkbox", { name: "It leads somewhere" });
  await leads.check();
  await page.getByRole("combobox", { name: "Where it leads" }).click();
  await page.getByRole("option", { name: "To a category" }).click();
  await expect(page.getByRole("combobox", { name: "Category", exact: true })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("button", { name: "Discard" }).click();

  await page.goto("/desk/settings/features");
  const collections = page.getByRole("checkbox", { name: "Collections" });
  await expect(collections).toBeChecked();
  await expectNoFault(page);
  await collections.uncheck();
  await save(page);
  try {
    expect((await shopper.goto("/collections"))?.status()).toBe(404);
  } finally {
    await collections.check();
    await save(page);
  }
  expect((await shopper.goto("/collections"))?.status()).toBe(200);
  await shopper.close();
});

test("writes a payment method, which is offered, and asks a provider whether it knows the keys", async ({ page }) => {
  const owner = await aMember(page, "owner");
  const before = await (await page.request.get("/api/owner/settings", { headers })).json();
  await openDesk(page, owner.link);
  await page.goto("/desk/settings/payments");
  await expect(page.getByText("Secret keys are not kept here")).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("button", { name: "Add to “Payment methods”" }).click();
  const added = page.getByRole("group", { name: "Bank transfer", exact: true }).last();
  await added.getByLabel("Name", { exact: true }).fill("Bank of Kochi");
  const renamed = page.getByRole("group", { name: "Bank of Kochi", exact: true });
  await renamed.getByRole("combobox", { name: "Kind" }).click();
  await page.getByRole("option", { name: "Razorpay" }).click();
  const method = page.getByRole("group", { name: "Razorpay", exact: true }).last();
  await method.getByLabel("Key id").fill("rzp_test_desk");
  await page.setViewportSize(PHONE);
  await expectNoFault(page);
  await method.getByLabel("Name", { exact: true }).fill("Razorpay desk");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("group", { name: "Razorpay desk" })).toHaveCount(0);
  const after = await (await page.request.get("/api/owner/settings", { headers })).json();
  expect(after.settings.payment_types).toEqual(before.settings.payment_types);
  await page
    .getByRole("button", { name: /^Test / })
    .first()
    .click();
  await expect(page.getByText(/^The provider |^The secret keys are missing/)).toBeVisible();
});

test("is not locked out by a name of the shop, and is told of what is no name", async ({ page, faults }) => {
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/settings");
  await page.getByRole("link", { name: "Addresses of the shop" }).click();
  const names = page.getByRole("textbox", { name: "Further names" });
  await expect(names).toBeVisible();
  await expectNoFault(page);
  const before = await names.inputValue();
  await names.fill("not a name");
  await page.getByRole("button", { name: "Save the names" }).click();
  await expect(page.getByText("Line 1 is no name of a host.")).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectNoFault(page);
  await page.reload();
  await expect(names).toHaveValue(before);
  faults.splice(0);
});
