import {
  button,
  chooseCashOnDelivery,
  fromOwnNetwork,
  main,
  newMobile,
  onStep,
  onSummary,
  startAsGuest,
} from "./support/checkout-steps";
import { codeTo } from "./support/customer";
import { expect, test } from "./support/shop-test";
import { expectSoundPage, watchShifts } from "./support/sound-page";

test.beforeEach(({ page }) => fromOwnNetwork(page));

for (const width of [390, 1440]) {
  test(`at ${width} px: branch, slot and collector are chosen, and the order is paid at pickup`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await startAsGuest(page);
    await main(page)
      .getByRole("link", { name: /^Collect in store/ })
      .click();
    await expect(main(page).getByRole("radio")).not.toHaveCount(1);
    await button(page, "Continue").click();
    await expect(main(page).getByLabel("Name", { exact: true })).toBeFocused();
    await expectSoundPage(page);

    const mobile = newMobile();
    await main(page)
      .getByRole("radio", { name: /^Chennai/ })
      .check();
    await main(page).getByLabel("Name", { exact: true }).fill("ravi menon");
    await main(page).getByLabel("Mobile number", { exact: true }).fill(mobile);
    await button(page, "Continue").click();
    await onStep(page, "shipping");
    await expectSoundPage(page);
    const days = main(page).locator("fieldset summary");
    await days.nth(1).click();
    await main(page).locator("fieldset details[open]").getByRole("radio").first().check();
    await button(page, "Continue").click();
    await onStep(page, "review");
    await expect(main(page).getByText("Ravi Menon").first()).toBeVisible();
    await expect(main(page).getByText("Chennai").first()).toBeVisible();

    // The code goes to the mobile number of the person who collects the order.
    await expect(main(page).getByLabel("Mobile number", { exact: true })).toHaveValue(mobile);
    await chooseCashOnDelivery(page);
    await button(page, "Send me a code").click();
    const code = await codeTo(page.request, `+91${mobile}`);
    await main(page).getByLabel(/^Code/).last().fill(code);
    await button(page, /^Place the order, ₹/).click();
    await onSummary(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Ravi");
    await expect(main(page).getByText(/Please bring .* when you collect your order/)).toBeVisible();
    await expectSoundPage(page);
  });
}

test("a delivery address does not become part of a pickup order, and is restored when switching back", async ({
  page,
}) => {
  await startAsGuest(page);
  const address = page.url();
  await page.goto(`${address}?part=delivery`);
  await main(page).getByLabel("Name", { exact: true }).fill("Asha Rao");
  await main(page).getByLabel("Mobile number", { exact: true }).fill(newMobile());
  await main(page).getByLabel("Street and area").fill("Burgher Street");
  await main(page).getByLabel("Town or city").fill("Kochi");
  await main(page).getByLabel("PIN code").fill("682001");
  await main(page).getByLabel("State").selectOption("Kerala");
  await button(page, "Continue").click();
  await onStep(page, "shipping");
  await page.goto(`${address}?part=pickup`);
  // The form has the customer's own name, but another person may be named to collect the order.
  await expect(main(page).getByLabel("Name", { exact: true })).toHaveValue("Asha Rao");
  await main(page).getByLabel("Name", { exact: true }).fill("Ravi Menon");
  await main(page).getByLabel("Mobile number", { exact: true }).fill("9876543211");
  await button(page, "Continue").click();
  await onStep(page, "shipping");
  await button(page, "Continue").click();
  await onStep(page, "review");
  await expect(main(page).getByText("Burgher Street, Kochi")).toHaveCount(0);
  await page.goto(`${address}?part=delivery`);
  await expect(main(page).getByLabel("Street and area")).toHaveValue("Burgher Street");
});
