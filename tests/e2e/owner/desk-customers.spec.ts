import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { becomeCustomer, messageTo, newEmail } from "../support/customer";
import { aMember, expectNoFault, openDesk, PHONE } from "../support/desk";
import { placeOrder } from "../support/placed-order";
import { expect, test } from "../support/shop-test";

const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };

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

test("explains a stock, and adds what was received", async ({ page, browser, baseURL }) => {
  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  await becomeCustomer(shopper);
  const number = await placeOrder(shopper);
  await shopper.close();
  const order = await (await page.request.get(`/api/owner/orders/${number}`, { headers })).json();
  const [{ sku }] = order.item_list;

  const packer = await aMember(page, "fulfilment");
  await page.setViewportSize(PHONE);
  await openDesk(page, packer.link);
  await page.goto(`/desk/stock/${sku}`);
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByRole("listitem").first()).toContainText(`Sold, ${number}`);
  await expectNoFault(page);
  await page.getByLabel("How many").fill("5");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved: there are" })).toBeVisible();
  await expect(history.getByRole("listitem").first()).toContainText(/Received.*\+5/s);
  await expect(history.getByRole("listitem").first()).toContainText(packer.name);
});

test("answers what a customer asks to cancel", async ({ page, browser, baseURL }) => {
  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  await becomeCustomer(shopper);
  const number = await placeOrder(shopper);
  await expect(await page.request.post(`/api/owner/orders/${number}/payment`, { headers })).toBeOK();
  const { _id: id } = await (await page.request.get(`/api/owner/orders/${number}`, { headers })).json();
  const { cookies } = await shopper.request.storageState();
  const token = cookies.find((cookie) => cookie.name === "XSRF-TOKEN")?.value ?? "";
  const asked = await shopper.request.patch(`/api/orders/${id}`, {
    headers: { "X-XSRF-TOKEN": token },
    data: { items: [0], cancel_info: { title: "cheaper_elsewhere", description: "I found another one." } },
  });
  await expect(asked).toBeOK();
  await shopper.close();

  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.getByRole("link", { name: /Cancellations to answer/ }).click();
  await expect(page).toHaveURL("/desk/orders?asked=cancellation");
  await page.getByRole("link", { name: number }).first().click();
  await expect(page.getByText("The customer asks to cancel")).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("button", { name: "Cancel it", exact: true }).click();
  await expect(page.getByText("Refund due").first()).toBeVisible();
});

test("lets a program in for a while, and ends it", async ({ page, playwright, baseURL }) => {
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.getByRole("link", { name: "Programs" }).click();
  const name = `Printer ${Date.now()}`;
  await page.getByLabel("Name").fill(name);
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
  await page.getByRole("button", { name: "Close" }).click();
  await page.reload();
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

test("takes an order on the phone, and asks before it is left", async ({ page }) => {
  const owner = await aMember(page, "owner");
  await page.setViewportSize(PHONE);
  await openDesk(page, owner.link);
  await page.goto("/desk/orders");
  await page.getByRole("link", { name: "Take an order" }).click();
  await page.getByLabel("Add an item").fill("HOME-03");
  await page.getByRole("button", { name: /HOME-03/ }).click();
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue("1");
  let asked = "";
  page.once("dialog", async (dialog) => {
    asked = dialog.message();
    await dialog.dismiss();
  });
  await page.getByRole("link", { name: "← Orders" }).click();
  await expect(page.getByRole("heading", { name: "Take an order" })).toBeVisible();
  expect(asked).toContain("not sent yet");

  const email = newEmail();
  await page.getByLabel("E-mail or mobile number").fill(email);
  await page.getByRole("button", { name: "Work out the price" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Asha Rao");
  await page.getByLabel("Mobile number", { exact: true }).fill("9876543210");
  await page.getByLabel("House or flat number").fill("12");
  await page.getByLabel("Street").fill("Temple Road");
  await page.getByLabel("City").fill("Kochi");
  await page.getByLabel("State").fill("Kerala");
  await page.getByLabel("PIN or postal code").fill("682001");
  await expect(page.getByText("Something has changed since.")).toBeVisible();
  await page.getByRole("button", { name: "Work it out again" }).click();
  await expect(page.getByText("Something has changed since.")).toBeHidden();
  const method = page.getByRole("combobox", { name: "Shipping" });
  if ((await method.count()) > 0 && (await method.inputValue()) === "") {
    await method.click();
    await page.getByRole("option").first().click();
  }
  await page.getByLabel("Bank transfer").check();
  await expectNoFault(page);
  await page.getByRole("button", { name: /^Place the order for/ }).click();
  await expect(page.getByRole("heading", { name: /^Order / })).toBeVisible();
  await expect(page.getByRole("region", { name: "History" })).toContainText("Taken at the desk.");
  expect(await messageTo(page.request, email, "order_placed")).toBeTruthy();
});

test("takes a count back", async ({ page }) => {
  const packer = await aMember(page, "fulfilment");
  await openDesk(page, packer.link);
  await page.goto("/desk/stock?q=HOME-03");
  const row = page.getByRole("listitem").filter({ hasText: "HOME-03" });
  const stock = row.getByRole("textbox");
  const before = await stock.inputValue();
  await stock.fill(`${Number(before) + 4}`);
  await stock.press("Enter");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
  await expect(stock).toHaveValue(before);
});

test("reads barcodes with the camera", async ({ page }) => {
  // Neither the camera nor the reader of codes is there in the test's browser.
  await page.addInitScript(() => {
    class Detector {
      detect = async () => [{ rawValue: "HOME-03" }];
    }
    Object.assign(window, { BarcodeDetector: Detector });
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement("canvas");
      canvas.getContext("2d")?.fillRect(0, 0, 9, 9);
      return canvas.captureStream();
    };
  });
  const packer = await aMember(page, "fulfilment");
  await page.setViewportSize(PHONE);
  await openDesk(page, packer.link);
  await page.goto("/desk/stock");
  await page.getByRole("button", { name: "Scan with the camera" }).click();
  await expect(page).toHaveURL("/desk/stock?q=HOME-03");
  await expect(page.getByText("1 item", { exact: true })).toBeVisible();
  await expectNoFault(page);
});

test.describe("without a network", () => {
  test.use({ isCutOff: true });

  test("loses nothing that was typed", async ({ page, context }) => {
    const packer = await aMember(page, "fulfilment");
    await openDesk(page, packer.link);
    await page.goto("/desk/stock/HOME-03");
    await page.getByLabel("How many").fill("2");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("The shop does not answer.")).toBeVisible();
    await expect(page.getByLabel("How many")).toHaveValue("2");
    await expect(page.getByRole("region", { name: "History" })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Saved: there are" })).toBeVisible();
  });
});
