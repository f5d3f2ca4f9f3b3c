import { becomeCustomer } from "./support/customer";
import { expect, test } from "./support/shop-test";
import { expectSoundPage, expectSteadyPage, watchShifts } from "./support/sound-page";

const SIGN_IN_PAGES = [
  "/account/sign-in",
  "/account/sign-in?refusal=credentials_wrong",
  "/account/sign-in/code",
  "/account/sign-up",
  "/account/sign-up?refusal=password_common&field=password",
  "/account/forgotten-password?done=link_sent",
  "/account/reset-password",
  "/account/reset-password?token=none",
  "/guest-login",
  "/find-order",
  "/find-order?refusal=value_needed&field=order_number",
  "/find-order?done=order_link_sent",
  "/newsletter/unsubscribe?refusal=email_invalid&field=email",
  "/newsletter/unsubscribe?token=none",
  "/newsletter/unsubscribe?done=unsubscribed",
  "/stop-mails?list=stock-alerts&token=none",
  "/stop-mails?done=mails_stopped",
];
const ACCOUNT_PAGES = [
  "/account?done=password_changed",
  "/account/profile",
  "/account/address",
  "/account/address?edit=new",
  "/account/devices",
  "/account/gift-cards",
  "/account/gift-cards?refusal=gift_card_unknown&field=code",
  "/account/feedback",
  "/account/data",
];

for (const width of [390, 768, 1440]) {
  // In between, a page has the same elements: only its layout can be wrong.
  const expectPage = width === 768 ? expectSteadyPage : expectSoundPage;

  test.describe(`at ${width} px no accessibility fault, no layout shift, no overflow`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of SIGN_IN_PAGES) {
      test(`on ${path}`, async ({ page }) => {
        await watchShifts(page);
        await page.goto(path, { waitUntil: "networkidle" });
        await expectPage(page);
      });
    }

    test("on the account pages, also with everything expanded", async ({ page }) => {
      test.slow();
      await becomeCustomer(page);
      await watchShifts(page);
      for (const path of ACCOUNT_PAGES) {
        await page.goto(path, { waitUntil: "networkidle" });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectSteadyPage(page);
        for (const summary of await page.locator("#content summary").all()) await summary.click();
        // The clicks above expand sections, which moves the content below on purpose. These shifts must not count.
        await page.evaluate(() => Object.assign(window, { shifts: [] }));
        await expectPage(page);
      }
    });
  });
}
