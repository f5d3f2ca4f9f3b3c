import { becomeCustomer, messageTo, newEmail } from "../support/customer";
import { aMember, expectNoFault, openDesk, PHONE } from "../support/desk";
import { placeOrder } from "../support/placed-order";
import { expect, test } from "../support/shop-test";

test("answers an enquiry by e-mail on a phone, and waits for nobody any more", async ({ page }) => {
  const email = newEmail();
  const name = `Ravi ${Date.now()}`;
  const question = { store_id: "nila-loom", name, email, subject: "Soft cloth", message: "Is the Kannur twill soft?" };
  await expect(await page.request.post("/store_details/enquiry_mail", { data: question })).toBeOK();

  const owner = await aMember(page, "owner");
  await page.setViewportSize(PHONE);
  await openDesk(page, owner.link);
  await page.getByRole("link", { name: /Enquiries to answer/ }).click();
  await expect(page).toHaveURL("/desk/enquiries?state=waiting");
  const card = page.getByRole("article", { name: `Enquiry of ${name}` });
  await expect(card).toContainText("Is the Kannur twill soft?");
  await card.getByRole("button", { name: "Answer" }).click();
  await expectNoFault(page);
  await card.getByLabel("Your answer").fill("Very soft.\nWash it once before you sew.");
  await card.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByRole("status").filter({ hasText: `The answer to ${name} is on its way.` })).toBeVisible();
  await expect(card).toBeHidden();
  expect(await messageTo(page.request, email, "enquiry_answered")).toContain("Wash it once before you sew.");
  await page.goto("/desk/enquiries");
  await card.getByRole("button", { name: "Show the answers" }).click();
  await expect(card).toContainText("Very soft.");
});

test("finds a customer by keys, keeps a note, hands out their data and deletes the account", async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Leela ${Date.now()}`;
  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  const email = await becomeCustomer(shopper, newEmail(), name);
  const number = await placeOrder(shopper);
  await shopper.close();

  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.keyboard.press("Control+k");
  await page.getByLabel("Order, customer, item or page").fill(name);
  await expect(page.getByRole("option", { name: new RegExp(email) })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("option", { name: new RegExp(email) }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Orders" })).toContainText(number);
  await page.getByLabel("Note for your people").fill("Likes indigo.");
  await page.getByRole("button", { name: "Add the note" }).click();
  await expect(page.getByRole("region", { name: "Notes" })).toContainText(`by ${owner.name}`);
  await expectNoFault(page);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all their data" }).click();
  const file = await (await downloading).createReadStream();
  const data = JSON.parse(Buffer.concat(await file.toArray()).toString());
  expect(data).toMatchObject({ customer: { email }, note_list: [{ text: "Likes indigo." }] });

  await page.getByRole("button", { name: "Delete the account" }).click();
  await page.getByRole("button", { name: "Yes, delete the account" }).click();
  await expect(page.getByText(`The account of ${name} is deleted.`)).toBeVisible();
  await page.goto(`/desk/customers?q=${encodeURIComponent(email)}`);
  await expect(page.getByText("No customer matches.")).toBeVisible();
  await page.goto("/desk/log");
  await expect(page.getByText("/api/owner/customers/{customer_id}/export").first()).toBeVisible();
});

test("hands somebody without an account their data, and forgets them", async ({ page }) => {
  const email = newEmail();
  const question = { store_id: "nila-loom", name: "Mira", email, subject: "Width", message: "How wide is the ikat?" };
  await expect(await page.request.post("/store_details/enquiry_mail", { data: question })).toBeOK();
  const owner = await aMember(page, "owner");
  await page.setViewportSize(PHONE);
  await openDesk(page, owner.link);
  await page.goto("/desk/customers");
  const section = page.getByRole("region", { name: "Without an account" });
  await section.getByLabel("E-mail or mobile number").fill(email);
  const downloading = page.waitForEvent("download");
  await section.getByRole("button", { name: "Download all their data" }).click();
  const file = await (await downloading).createReadStream();
  const data = JSON.parse(Buffer.concat(await file.toArray()).toString());
  expect(data).toMatchObject({ contact: email, enquiry_list: [{ message: "How wide is the ikat?" }] });
  await section.getByRole("button", { name: "Delete their data" }).click();
  await expectNoFault(page);
  await section.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(section.getByText("Their data is deleted.")).toBeVisible();
  await page.goto(`/desk/enquiries?q=${encodeURIComponent(email)}`);
  await expect(page.getByText("How wide is the ikat?")).toHaveCount(0);
});
