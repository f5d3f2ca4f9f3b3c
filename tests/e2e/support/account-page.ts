import { expect, type Page } from "@playwright/test";
import { withBasePath } from "@/lib/domain/site/base-path";
import { someNetwork } from "./customer";

export const main = (page: Page) => page.locator("#content");
export const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name, exact: true });
export const email = (page: Page) => main(page).getByLabel(/^E-mail address/);
export const password = (page: Page) => main(page).getByLabel("Password", { exact: true });

/** Checks the path of the page's URL and ignores the query. */
export const expectPath = (page: Page, path: string) =>
  expect(page).toHaveURL(({ pathname }) => pathname === withBasePath(path));

/**
 * Waits until the browser has logged `count` refused calls as errors, a moment after the page shows the refusals, and
 * removes them from `faults`, because they are expected.
 */
export async function expectRefusals(faults: string[], count: number) {
  await expect.poll(() => faults.length).toBe(count);
  expect(faults.splice(0)).toEqual(Array(count).fill(expect.stringMatching(/status of 4\d\d/)));
}

/** Gives the test its own IP address. Otherwise the requests of other tests would count towards its rate limits. */
export async function useOwnNetwork(page: Page) {
  const network = someNetwork();
  await page.route("**/api/account/**", (route) =>
    route.continue({ headers: { ...route.request().headers(), "x-forwarded-for": network } }),
  );
}
