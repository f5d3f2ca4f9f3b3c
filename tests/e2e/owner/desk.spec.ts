import { aMember, anOrderOfShopper, expectNoFault, openDesk, PHONE } from "../support/desk";
import { expect, test } from "../support/shop-test";

test("packs and sends an order on a phone, all of it in the log", async ({ page, browser, baseURL }) => {
  test.slow();
  const number = await anOrderOfShopper(browser, baseURL);
  await page.setViewportSize(PHONE);
  await page.goto("/desk");
  await expect(page.getByRole("heading", { name: "The desk", exact: true })).toBeVisible();
  await expectNoFault(page);

  const owner = await aMember(page, "owner");
  await page.goto(owner.link);
  await expect(page.getByRole("button", { name: "Open the desk" })).toBeVisible();
  await expectNoFault(page);
  await openDesk(page, owner.link);

  const waiting = page.getByRole("region", { name: "To do" }).getByRole("link", { name: "Not paid yet" });
  await expect(waiting).toBeVisible();
  await expect(page.getByRole("region", { name: "Sales" }).getByRole("row", { name: "Last 7 days" })).toBeVisible();
  await expectNoFault(page);
  await waiting.click();
  await expect(page).toHaveURL("/desk/orders?payment=awaited");
  await page.getByLabel("Search orders").fill(number);
  await expect(page.getByText("1 order", { exact: true })).toBeVisible();
  await expectNoFault(page);
  await page.reload();
  await expect(page.getByLabel("Search orders")).toHaveValue(number);
  await page.getByRole("link", { name: number }).click();
  await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  await expect(page).toHaveURL(`/desk/orders/${number}`);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
    await expectNoFault(page);
  }

  const steps = page.getByRole("region", { name: "Next" });
  await steps.getByRole("button", { name: "The money has arrived" }).click();
  await expect(page.getByText("Paid", { exact: true })).toBeVisible();
  await steps.getByRole("button", { name: "Start packing" }).click();
  await expect(page.getByText("Being packed")).toBeVisible();
  await steps.getByLabel("Carrier").fill("Speed Post");
  await steps.getByLabel("Tracking number").fill("EK123456789IN");
  await steps.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText(/Parcel 1, sent .*Speed Post.*EK123456789IN/)).toBeVisible();
  await page.reload();
  await steps.getByRole("button", { name: "Delivered" }).click();
  await expect(steps.getByRole("button", { name: "Refund…" })).toBeVisible();

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Log" }).click();
  await page.getByLabel("Search the log").fill("dispatch");
  const entry = page.getByRole("article").filter({ hasText: owner.name }).first();
  await expect(entry).toContainText("POST /api/owner/orders/{order_id}/dispatch");
  await expect(entry).toContainText('status: "confirmed" → "dispatched"');
  await expectNoFault(page);

  await page.goBack();
  await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Close the desk" }).click();
  await expect(page.getByRole("heading", { name: "The desk", exact: true })).toBeVisible();
});

test("shows each role what it may do, and ends it at once", async ({ page, browser, baseURL }) => {
  const packer = await aMember(page, "fulfilment");
  const desk = await browser.newPage(baseURL ? { baseURL } : {});
  await openDesk(desk, packer.link);
  const menu = desk.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link")).toHaveText([
    "Today",
    "Orders",
    "Packing",
    "Returns",
    "Products",
    "Categories",
    "Stock",
    "To the shop",
    `${packer.name}Your sign-in`,
  ]);
  await expect(desk.getByRole("region", { name: "Sales" })).toHaveCount(0);
  await desk.goto("/desk/people");
  await expect(desk.getByText("There is no such page at the desk.")).toBeVisible();

  const owner = await aMember(page, "owner", `Leela ${Date.now()}`);
  await openDesk(page, owner.link);
  await page.getByRole("link", { name: "People" }).click();
  await expect(page.getByRole("article", { name: packer.name })).toContainText("Open in 1 browser");
  await expectNoFault(page);
  const member = page.getByRole("article", { name: packer.name });
  await member.getByRole("button", { name: "Let in no longer" }).click();
  await member.getByRole("button", { name: "Yes, let in no longer" }).click();
  await expect(member).toBeHidden();
  await desk.goto("/desk");
  await expect(desk.getByRole("heading", { name: "The desk", exact: true })).toBeVisible();
  await desk.close();
});

test("lets somebody in with a link that works once, and says so", async ({ page, browser, baseURL }) => {
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/people");
  const name = `Bina ${Date.now()}`;
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Let someone in" }).click();
  const given = page.getByRole("status").filter({ hasText: `The link for ${name}` });
  const { pathname, hash } = new URL(await given.getByText(/\/desk\/enter#/).innerText());
  const other = await browser.newPage(baseURL ? { baseURL } : {});
  await openDesk(other, pathname + hash);
  await other.goto("about:blank");
  await other.goto(pathname + hash);
  await other.getByRole("button", { name: "Open the desk" }).click();
  await expect(other.getByRole("alert").filter({ hasText: "This link was used already" })).toBeVisible();
  await other.close();
});

test("tells two people who change one order at once", async ({ page, browser, baseURL }) => {
  const number = await anOrderOfShopper(browser, baseURL);
  const [one, two] = [await aMember(page, "owner"), await aMember(page, "manager", `Mina ${Date.now()}`)];
  const other = await browser.newPage(baseURL ? { baseURL } : {});
  await openDesk(page, one.link);
  await openDesk(other, two.link);
  for (const desk of [page, other]) await desk.goto(`/desk/orders/${number}`);
  await expect(other.getByRole("button", { name: "Start packing" })).toBeVisible();
  await page.getByRole("button", { name: "Start packing" }).click();
  await expect(page.getByText("Being packed")).toBeVisible();
  await other.getByRole("button", { name: "Start packing" }).click();
  await expect(other.getByRole("alert").filter({ hasText: "Someone has done this step already." })).toBeVisible();
  await expect(other.getByText("Being packed")).toBeVisible();
  await other.close();
});

test("is neither indexed nor kept, and has the strict policy", async ({ request }) => {
  const answer = await request.get("/desk/orders/1");
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({ "cache-control": expect.stringContaining("no-store") });
  expect(answer.headers()["content-security-policy"]).toMatch(/script-src [^;]*'nonce-/);
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex, nofollow"/);
});
