import { test as base, expect } from "@playwright/test";

/** A page that fails its test when the browser reports an error: a fault, a failed hydration, a broken request. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        // The browser reports the status of a page that is missing on purpose as an error too.
        if (message.type() === "error" && !/status of (404|503)/.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      expect(faults, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
