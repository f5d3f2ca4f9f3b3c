import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { aMember, expectNoFault, openDesk, PHONE } from "../support/desk";
import { expect, test } from "../support/shop-test";

const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };

// What is changed here belongs to the whole shop, so each test puts it back.
test.describe.configure({ mode: "serial" });

test("works out a parcel before the new price is saved, and saves it", async ({ page, faults }) => {
  test.slow();
  const before = await (await page.request.get("/api/owner/shipping-methods", { headers })).json();
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.getByRole("link", { name: "Shipping and tax" }).click();
  await expect(page.getByRole("heading", { name: "Shipping", level: 1 })).toBeVisible();
  await expectNoFault(page);
  const example = page.getByRole("region", { name: "A worked example" });
  const methods = page.getByRole("group", { name: "Shipping methods" });
  await example.getByRole("combobox", { name: "State" }).fill("Kerala");
  await page.getByRole("option", { name: "Kerala" }).click();
  await example.getByRole("textbox", { name: "Weight (kg)" }).fill("0.8");
  await example.getByRole("button", { name: "Work it out" }).click();
  await expect(example.getByText("South India, up to 1 kg, 3 to 5 days")).toBeVisible();
  await expect(example.getByText("Parcel: ₹100")).toBeVisible();
  await expect(example.getByText("does not go to this country").first()).toBeVisible();

  const south = methods.getByRole("group", { name: "Weights of South India" });
  await south.getByRole("textbox", { name: "Costs" }).nth(1).fill("115");
  await example.getByRole("button", { name: "Work it out" }).click();
  await expect(example.getByText("Parcel: ₹115")).toBeVisible();
  await expect(page.getByText("You have unsaved changes.")).toBeVisible();

  // A method without a name would be missing at the checkout.
  await methods.getByRole("textbox", { name: "Name", exact: true }).first().fill("");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(methods.getByText("It needs a name.")).toBeVisible();
  faults.splice(0);
  await methods.getByRole("textbox", { name: "Name", exact: true }).first().fill("Parcel post");
  await save.click();
  await expect(page.getByText("Saved. Shoppers see it on the next page they open.")).toBeVisible();
  await page.reload();
  await expect(methods.getByRole("textbox", { name: "Name", exact: true }).first()).toHaveValue("Parcel post");
  await page.setViewportSize(PHONE);
  await expectNoFault(page);

  const now = await (await page.request.get("/api/owner/shipping-methods", { headers })).json();
  const data = { list: before.list, seen: now.list };
  await expect(await page.request.put("/api/owner/shipping-methods", { headers, data })).toBeOK();
});

test("works out the tax in a price, at home and in another state", async ({ page }) => {
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/shipping");
  await page.getByRole("link", { name: "Tax rates" }).click();
  await expect(page.getByRole("heading", { name: "Tax", level: 1 })).toBeVisible();
  await expectNoFault(page);
  const example = page.getByRole("region", { name: "A worked example" });
  await example.getByRole("textbox", { name: "Price with tax" }).fill("1050");
  await example.getByRole("button", { name: "Work it out" }).click();
  await expect(example.getByText("CGST 2.5 %")).toBeVisible();
  await expect(example.getByText("₹1,000", { exact: true })).toBeVisible();
  await example.getByRole("combobox", { name: "State" }).fill("Delhi");
  await page.getByRole("option", { name: "Delhi" }).click();
  await example.getByRole("button", { name: "Work it out" }).click();
  await expect(example.getByText("IGST 5 %")).toBeVisible();
});

test("gives a filter a new option, and a collection a new name, and shoppers see them", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const lists = ["filters", "collections"] as const;
  const before = await Promise.all(
    lists.map(async (name) => (await page.request.get(`/api/owner/${name}`, { headers })).json()),
  );
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/categories");
  await page.getByRole("link", { name: "Collections" }).click();
  await expect(page.getByRole("heading", { name: "Collections", level: 1 })).toBeVisible();
  await expectNoFault(page);
  const [first] = before[1].list;
  const names = page.getByRole("group", { name: `Names under ${first.content.name}` });
  await names.getByRole("button", { name: `Add to “Names under ${first.content.name}”` }).click();
  const mark = `Zari ${Date.now()}`;
  await names.getByRole("textbox", { name: "Name", exact: true }).last().fill(mark);
  await names.getByRole("textbox", { name: `Path of ${mark}, such as /on-sale` }).fill("/on-sale");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(page.getByText("Saved. Shoppers see it on the next page they open.")).toBeVisible();
  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  await shopper.goto("/collections");
  await expect(shopper.getByRole("link", { name: mark })).toHaveAttribute("href", /\/on-sale$/);

  await page.goto("/desk/filters");
  await expect(page.getByRole("heading", { name: "Filters", level: 1 })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("Colours");
  await save.click();
  await expect(page.getByText("Saved. Shoppers see it on the next page they open.")).toBeVisible();
  await shopper.setViewportSize({ width: 1440, height: 900 });
  await shopper.goto("/category/cotton");
  await expect(shopper.getByText("Colours", { exact: true }).first()).toBeVisible();
  await shopper.close();

  for (const [index, name] of lists.entries()) {
    const now = await (await page.request.get(`/api/owner/${name}`, { headers })).json();
    const data = { list: before[index].list, seen: now.list };
    await expect(await page.request.put(`/api/owner/${name}`, { headers, data })).toBeOK();
  }
});

test("names a badge anew, and shoppers read it on the pictures", async ({ page, browser, baseURL }) => {
  const before = await (await page.request.get("/api/owner/badges", { headers })).json();
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/categories");
  await page.getByRole("link", { name: "Badges" }).click();
  await expect(page.getByRole("heading", { name: "Badges", level: 1 })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("textbox", { name: "On reduced products" }).fill("Last metres");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. Shoppers see it on the next page they open.")).toBeVisible();
  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  await shopper.goto("/on-sale");
  await expect(shopper.getByText("Last metres").first()).toBeVisible();
  await shopper.close();
  const now = await (await page.request.get("/api/owner/badges", { headers })).json();
  const put = await page.request.put("/api/owner/badges", { headers, data: { ...before, seen: now } });
  await expect(put).toBeOK();
});

test("plans delivery slots, and is told of a time that ends before it begins", async ({ page, faults }) => {
  const before = await (await page.request.get("/api/owner/delivery-slots", { headers })).json();
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/shipping");
  await page.getByRole("link", { name: "Delivery slots" }).click();
  await expect(page.getByRole("heading", { name: "Delivery slots", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Add to “Plans”" }).click();
  await expectNoFault(page);
  await page.getByRole("checkbox", { name: "Sunday" }).last().check();
  await page.getByLabel("From", { exact: true }).last().fill("19:00");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("One of its times is not complete, or ends before it begins.")).toBeVisible();
  faults.splice(0);
  await page.getByLabel("To", { exact: true }).last().fill("21:00");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. Shoppers see it on the next page they open.")).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(page.getByLabel("From", { exact: true }).last()).toHaveValue("19:00");
  await expectNoFault(page);
  const now = await (await page.request.get("/api/owner/delivery-slots", { headers })).json();
  const data = { list: before.list, seen: now.list };
  await expect(await page.request.put("/api/owner/delivery-slots", { headers, data })).toBeOK();
});
