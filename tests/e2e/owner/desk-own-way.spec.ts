import { becomeCustomer, messageTo, newEmail } from "../support/customer";
import { aMember, expectNoFault, openDesk } from "../support/desk";
import { placeOrder } from "../support/placed-order";
import { expect, test } from "../support/shop-test";

test("lets a program in for a while, and ends it", async ({ page, playwright, baseURL }) => {
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.getByRole("link", { name: "Programs" }).click();
  const name = `Printer ${Date.now()}`;
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByLabel("See orders").check();
  await expectNoFault(page);
  await page.getByRole("button", { name: "Make a token" }).click();
  const token = await page
    .getByRole("status")
    .filter({ hasText: name })
    .getByText(/^shop_/)
    .innerText();
  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  expect((await program.get("/api/owner/orders")).status()).toBe(200);
  expect((await program.get("/api/owner/customers")).status()).toBe(403);
  const row = page.getByRole("article", { name });
  await row.getByRole("button", { name: "End it" }).click();
  await row.getByRole("button", { name: "Yes, end it" }).click();
  await expect(row).toBeHidden();
  expect((await program.get("/api/owner/orders")).status()).toBe(401);
  await program.dispose();
});

test("keeps a view for everybody, and goes by keys", async ({ page }) => {
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.keyboard.press("g");
  await page.keyboard.press("o");
  await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("silk");
  await expect(page).toHaveURL("/desk/orders?q=silk");
  const name = `Silk ${Date.now()}`;
  await page.getByRole("button", { name: "Save this view" }).click();
  await page.getByLabel("Name of the view").fill(name);
  await expectNoFault(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("checkbox", { name })).toBeChecked();
  await page.goto("/desk/orders");
  await page.getByText(name, { exact: true }).click();
  await expect(page).toHaveURL("/desk/orders?q=silk");
  await expect(page.getByLabel("Search orders")).toHaveValue("silk");
  await expectNoFault(page);
  await page.getByRole("button", { name: `Remove the view ${name}` }).click();
  await expect(page.getByText(name, { exact: true })).toBeHidden();

  await page.getByRole("heading", { name: "Orders", level: 1 }).click();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("Go to Stock");
  await expectNoFault(page);
  // Those who speak to their computer turn single letters off, and find the switch again by the button.
  await page.getByLabel("Keys without Control").uncheck();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.goto("/desk/orders");
  await page.getByRole("heading", { name: "Orders", level: 1 }).click();
  await page.keyboard.press("?");
  await page.keyboard.press("g");
  await page.keyboard.press("s");
  await expect(page).toHaveURL("/desk/orders");
  await page.getByRole("button", { name: "Search the desk" }).click();
  await page.getByRole("button", { name: "All keys" }).click();
  await page.getByLabel("Keys without Control").check();
});

test("tells somebody by e-mail what they chose", async ({ page, browser, baseURL }) => {
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/account");
  const email = newEmail();
  await page.getByRole("textbox", { name: /^E-mail/ }).fill(email);
  await page.getByLabel(/^New password/).fill("seven looms at dusk");
  await page.getByRole("region", { name: "Password" }).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`They go to ${email}.`)).toBeVisible();
  await page.getByLabel("New orders, returns and quotations").check();
  await expect(page.getByLabel("New orders, returns and quotations")).toBeChecked();
  await expectNoFault(page);
  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  await becomeCustomer(shopper);
  const number = await placeOrder(shopper);
  await shopper.close();
  const mail = await messageTo(page.request, email, "owner_new_order");
  expect(mail).toContain(`/desk/orders/${number}`);
  await page.reload();
  await page.getByLabel("New orders, returns and quotations").uncheck();
});
