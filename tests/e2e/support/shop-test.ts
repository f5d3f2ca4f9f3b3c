import { test as base, expect, type Page } from "@playwright/test";

/** A page that fails its test when the browser reports an error: a fault, a failed hydration, a broken request. */
export const test = base.extend<{
  faults: string[];
  isCutOff: boolean;
  isNewToNewsletter: boolean;
  newsletterAnswered: undefined;
}>({
  /** For journeys that wait for the newsletter, which would otherwise open in the middle of other journeys. */
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
  /** For journeys that cut the network on purpose: failed requests are then no fault. */
  isCutOff: [false, { option: true }],
  faults: [
    async ({ page, isCutOff }, use) => {
      const expected = isCutOff
        ? /status of (404|503)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load chunk/
        : /status of (404|503)/;
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        // The browser reports the status of a page that is missing on purpose as an error too.
        if (message.type() === "error" && !expected.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      expect(faults, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});
/** Moves the mouse until the frame has loaded: an interaction before the page listens is lost. */
export async function wakeUp(page: Page): Promise<void> {
  let turn = 0;
  await expect(async () => {
    turn += 1;
    await page.mouse.move(200 + turn, 300);
    // It loads together with everything that waits for the first interaction.
    await expect(page.getByLabel("Back to the top")).toBeAttached({ timeout: 500 });
  }).toPass();
}

export { expect };
