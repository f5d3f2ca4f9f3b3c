import { test as base, expect, type Page } from "@playwright/test";
import { ownName } from "@/lib/domain/site/base-path";
import { askBelowBasePath, openBelowBasePath, watchForStrays } from "./below-base-path";

/** Fails a test if the browser reports an error, such as an exception, a failed hydration or a failed request. */
export const test = base.extend<{
  faults: string[];
  isCutOff: boolean;
  isNewToNewsletter: boolean;
  newsletterAnswered: undefined;
}>({
  page: async ({ page, baseURL }, use) => {
    openBelowBasePath(page);
    const strays = watchForStrays(page, baseURL ?? "");
    await use(page);
    expect(strays, "requests outside the shop").toEqual([]);
  },
  request: async ({ request }, use) => {
    askBelowBasePath(request);
    await use(request);
  },
  /**
   * True for tests of the newsletter dialog. In all other tests the dialog is switched off, because some time after the
   * home page opens, the dialog would cover it.
   */
  isNewToNewsletter: [false, { option: true }],
  newsletterAnswered: [
    async ({ page, isNewToNewsletter }, use) => {
      if (!isNewToNewsletter) {
        await page.addInitScript((key) => {
          if (!localStorage.getItem(key)) localStorage.setItem(key, '"dismissed"');
        }, ownName("newsletter"));
      }
      await use(undefined);
    },
    { auto: true },
  ],
  /** True for tests that disconnect the network; then failed requests are not reported as errors. */
  isCutOff: [false, { option: true }],
  faults: [
    async ({ page, isCutOff }, use) => {
      const expected = isCutOff
        ? /status of (404|503)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load chunk/
        : /status of (404|503)/;
      const faults: string[] = [];
      page.on("pageerror", ({ message }) => {
        if (!expected.test(message)) faults.push(message);
      });
      page.on("console", (message) => {
        // The browser also logs 404 and 503 responses, which some tests cause on purpose.
        if (message.type() === "error" && !expected.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      expect(faults, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});
/**
 * Moves the mouse repeatedly until the page has noticed the first interaction; it notices none before its scripts run.
 */
export async function wakeUp(page: Page): Promise<void> {
  let turn = 0;
  await expect(async () => {
    turn += 1;
    await page.mouse.move(200 + turn, 300);
    // The first interaction has taken effect if this button is there, because it is added only then.
    await expect(page.getByLabel("Back to top")).toBeAttached({ timeout: 500 });
  }).toPass();
}

export { expect };
