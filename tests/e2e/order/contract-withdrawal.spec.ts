import { button, formsTakenOver, fromOwnNetwork, main } from "../support/checkout-steps";
import { messageTo, newEmail } from "../support/customer";
import { expect, test } from "../support/shop-test";
import { expectSoundPage, watchShifts } from "../support/sound-page";

test.beforeEach(({ page }) => fromOwnNetwork(page));

for (const { what, javaScriptEnabled, width } of [
  { what: "on a phone", javaScriptEnabled: true, width: 390 },
  { what: "on a wide screen", javaScriptEnabled: true, width: 1440 },
  { what: "without script", javaScriptEnabled: false, width: 1440 },
]) {
  test.describe(what, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 844 } });

    test("a shopper withdraws from a contract in two steps, without an account", async ({ page, request }) => {
      const email = newEmail();
      if (javaScriptEnabled) await watchShifts(page);
      await page.goto("/");
      await page.getByRole("contentinfo").getByRole("link", { name: "Withdraw from contract" }).click();
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Withdraw from contract");
      if (javaScriptEnabled) await expectSoundPage(page);

      await main(page).getByLabel("Order number").fill("1234567-1126");
      await main(page).getByLabel("Your name").fill("Asha Menon");
      await main(page).getByLabel("E-mail address").fill(email);
      await main(page).getByLabel("Which items").fill("The indigo stole");
      await button(page, "Continue").click();
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Check and confirm");
      expect(page.url()).not.toContain("Asha");
      for (const text of ["1234567-1126", "Asha Menon", email, "The indigo stole"])
        await expect(main(page).getByText(text, { exact: true })).toBeVisible();
      if (javaScriptEnabled) await expectSoundPage(page);

      await button(page, "Confirm withdrawal").click();
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("We have received your withdrawal");
      await expect(main(page).getByText(/You confirmed it on \d+ \w+ \d{4}, /)).toBeVisible();
      await page.reload();
      await expect(main(page).getByText(/You confirmed it on/)).toBeVisible();
      await expect(main(page).getByText("Asha Menon")).toHaveCount(0);
      expect(await messageTo(request, email, "withdrawal_received")).toMatch(/Items: The indigo stole/);
    });
  });
}

// A form is also sent plainly if its button is pressed before the script has loaded.
for (const javaScriptEnabled of [true, false])
  test.describe(`script: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });
    test("what is missing is said beside its field, and what was entered stays", async ({ page, faults }) => {
      await page.goto("/withdrawal?order=77-1126");
      if (javaScriptEnabled) await formsTakenOver(page);
      await expect(main(page).getByLabel("Order number")).toHaveValue("77-1126");
      await main(page).getByLabel("Your name").fill("Asha");
      await main(page).getByLabel("E-mail address").fill("asha@nowhere");
      await button(page, "Continue").click();
      await expect(main(page).getByLabel("E-mail address")).toHaveAttribute("aria-invalid", "true");
      await expect(main(page).getByLabel("Your name")).toHaveValue("Asha");
      // The browser logs that the answer was a refusal.
      expect(faults.splice(0).filter((fault) => !fault.includes("400"))).toEqual([]);
    });
  });
