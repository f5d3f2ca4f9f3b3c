import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { becomeCustomer } from "../support/customer";
import { aMember, expectNoFault, openDesk, PHONE } from "../support/desk";
import { placeOrder } from "../support/placed-order";
import { expect, test } from "../support/shop-test";

const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };
const SKU = "HOME-03";

test("counts stock by its SKU on a phone, and is told when it changed meanwhile", async ({ page, faults }) => {
  const packer = await aMember(page, "fulfilment");
  await page.setViewportSize(PHONE);
  await openDesk(page, packer.link);
  await page.goto("/desk/stock");
  const search = page.getByLabel("SKU, barcode or a part of the name");
  await search.fill(SKU.toLowerCase());
  await search.press("Enter");
  await expect(page).toHaveURL(`/desk/stock?q=${SKU.toLowerCase()}`);
  const row = page.getByRole("listitem").filter({ hasText: SKU });
  const stock = row.getByRole("textbox");
  await expect(page.getByText("1 item", { exact: true })).toBeVisible();
  await expectNoFault(page);
  const before = Number(await stock.inputValue());
  await stock.fill(`${before + 7}`);
  await stock.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: `${before + 7} pieces.` })).toBeVisible();

  // Somebody else counts meanwhile.
  await expect(
    await page.request.patch("/api/owner/products", { headers, data: { sku: SKU, stock: before + 2 } }),
  ).toBeOK();
  await stock.fill(`${before + 9}`);
  await stock.press("Enter");
  await expect(row.getByRole("alert").filter({ hasText: "Something was sold or counted meanwhile." })).toBeVisible();
  await expectNoFault(page);
  await stock.fill(`${before}`);
  await stock.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: `${before} pieces.` })).toBeVisible();
  for (const fault of faults.splice(0)) expect(fault).toMatch(/status of 409/);
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
