import { SLOT_STORE } from "../../setup/second-stores";
import { button, fillAddress, fromOwnNetwork, main, onStep, onSummary } from "../support/checkout-steps";
import { newEmail } from "../support/customer";
import { openSecondStore, originOf } from "../support/second-store";
import { expect, test, wakeUp } from "../support/shop-test";
import { expectSoundPage, watchShifts } from "../support/sound-page";

const NAPKINS = "indigo-napkins";
const slot = (from_time: string, to_time: string, price: number) => ({ from_time, to_time, price });
const PLAN = {
  available_days: [0, 1, 2, 3, 4, 5, 6].map((code) => ({ code, active: true })),
  list: [
    {
      following_days: 3,
      groups: [
        {
          delay_type: "day",
          delay_duration: 2,
          order_time: "23:59",
          slots: [slot("9:00", "11:00", 60), slot("11:00", "13:00", 40), slot("17:00", "19:30", 0)],
        },
      ],
    },
  ],
};

let origin = "";

test.beforeAll(async ({ playwright }, { project }) => {
  const baseURL = project.use.baseURL ?? "";
  const api = await playwright.request.newContext({ baseURL });
  await openSecondStore(api, {
    store: SLOT_STORE,
    slugs: [NAPKINS],
    features: ["time_based_delivery"],
    files: [{ path: "lists/delivery_method.json", text: JSON.stringify([{ id: "town", content: PLAN }]) }],
    baseURL,
  });
  origin = originOf(SLOT_STORE, baseURL);
  await api.dispose();
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("a guest chooses a delivery slot", async ({ page }) => {
      test.slow();
      await fromOwnNetwork(page);
      await watchShifts(page);
      await page.goto(`${origin}/product/${NAPKINS}`);
      await wakeUp(page);
      const added = page.waitForResponse("**/api/cart/items*");
      await button(page, /^Add to bag/).click();
      await added;
      await page.goto(`${origin}/cart`);
      await button(page, "Checkout").click();
      await main(page)
        .getByLabel(/^E-mail address/)
        .fill(newEmail());
      await button(page, "Continue as guest").click();
      await onStep(page, "address");
      await main(page)
        .getByRole("link", { name: /^Delivery/ })
        .click();
      await fillAddress(page);
      await button(page, "Continue").click();

      await onStep(page, "shipping");
      await page.waitForLoadState("networkidle");
      const days = main(page).locator('details[name="slot-day"]');
      await expect(days).toHaveCount(3);
      await expect(main(page).getByRole("radio").locator("visible=true")).toHaveCount(3);
      await expectSoundPage(page);
      await days.nth(1).locator("summary").click();
      await expect(days.and(page.locator("[open]"))).toHaveCount(1);
      const day = days.nth(1);
      await expect(day.getByRole("radio")).toHaveCount(3);
      const evening = day.getByRole("radio", { name: "5:00 pm – 7:30 pm" });
      await evening.check();
      await expect(day.getByText("selected")).toBeVisible();
      await expect(main(page).getByText("selected").locator("visible=true")).toHaveCount(1);
      await page.evaluate(() => Object.assign(window, { shifts: [] }));
      await expectSoundPage(page);
      await button(page, "Continue").click();

      await onStep(page, "review");
      await expect(
        main(page)
          .getByText(/5:00 pm – 7:30 pm/)
          .first(),
      ).toBeVisible();
      await expectSoundPage(page);
      await main(page)
        .getByRole("radio", { name: /^Bank transfer/ })
        .check();
      await button(page, /^Place the order, ₹/).click();
      await onSummary(page);
      await expect(
        main(page)
          .getByText(/5:00 pm – 7:30 pm/)
          .first(),
      ).toBeVisible();
      await expectSoundPage(page);
    });
  });
}
