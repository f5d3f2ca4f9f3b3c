import { test as base, expect, type Page } from "@playwright/test";

/** Fails a test if the browser reports an error: an exception, a failed hydration, a failed request. */
export const test = base.extend<{
  faults: string[];
  isCutOff: boolean;
  isNewToNewsletter: boolean;
  newsletterAnswered: undefined;
}>({
  /**
   * True for tests of the newsletter dialog. For all other tests the dialog is switched off, because it would interrupt
   * those that stay on the home page.
   */
  isNewToNewsletter: [false, { option: true }],
  newsletterAnswered: [
    async ({ page, isNewToNewsletter }, use) => {
      if (!isNewToNewsletter) {
        await page.addInitScript(() => {
          if (!localStorage.getItem("newsletter")) localStorage.setItem("newsletter", '"dismissed"');
        });
      }
      await use(undefined);
    },
    { auto: true },
  ],
  /** True for tests that disconnect the network, because failed requests are expected there. */
  isCutOff: [false, { option: true }],
  faults: [
    async ({ page, isCutOff }, use) => {
      const expected = isCutOff
        ? /status of (404|503)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load chunk/
        : /status of (404|503)/;
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        // If a test opens a missing page on purpose, the browser also reports that page's status.
        if (message.type() === "error" && !expected.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      expect(faults, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});
/**
 * Moves the mouse until the first interaction has taken effect, because an interaction before the page listens has
 * none.
 */
export async function wakeUp(page: Page): Promise<void> {
  let turn = 0;
  await expect(async () => {
    turn += 1;
    await page.mouse.move(200 + turn, 300);
    // This button appears with everything else that waits for the first interaction.
    await expect(page.getByLabel("Back to top")).toBeAttached({ timeout: 500 });
  }).toPass();
}

export { expect };
