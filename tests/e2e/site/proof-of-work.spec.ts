import { button, formsTakenOver, fromOwnNetwork, main } from "../support/checkout-steps";
import { newEmail, PASSWORD } from "../support/customer";
import { expect, test } from "../support/shop-test";

test.beforeEach(({ page }) => fromOwnNetwork(page));

test("a browser works while a form is filled in, unseen, and each time anew", async ({ page }) => {
  await page.goto("/account/sign-up");
  await formsTakenOver(page);
  const challenge = page.waitForResponse((response) => response.url().endsWith("/api/proof-of-work"));
  const worker = page.waitForEvent("worker");
  await main(page).getByLabel("Name").fill("Asha Menon");
  expect((await challenge).status()).toBe(200);
  // The policy of the page allows workers from the shop's own address alone.
  expect(new URL((await worker).url()).origin).toBe(new URL(page.url()).origin);
  await main(page).getByLabel("E-mail address").fill(newEmail());
  await main(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/account/sign-up"));
  await button(page, "Create account").click();
  const { "proof-of-work": proof = "" } = await (await sent).allHeaders();
  expect(JSON.parse(atob(proof))).toMatchObject({ solution: { counter: expect.any(Number) } });
  await expect(page).toHaveURL(/sign-up\/code/);
});

test("without the script for it, the form is sent all the same", async ({ page, faults }) => {
  await page.route("**/api/proof-of-work", (route) => route.abort());
  await page.goto("/guest-login");
  await formsTakenOver(page);
  await main(page)
    .getByLabel(/^E-mail address/)
    .fill(newEmail());
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/account/guest"));
  await button(page, "Continue as guest").click();
  expect((await (await sent).allHeaders())["proof-of-work"]).toBeUndefined();
  await expect(page).not.toHaveURL(/guest-login/);
  expect(faults.splice(0).filter((fault) => !fault.includes("ERR_FAILED"))).toEqual([]);
});
