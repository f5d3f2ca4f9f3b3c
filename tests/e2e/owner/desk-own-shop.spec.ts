import { createECDH } from "node:crypto";
import type { Page } from "@playwright/test";
import { findChromium } from "../../../scripts/setup/chromium.mjs";
import { OWN_STORE } from "../../setup/second-stores";
import { becomeCustomer, newEmail } from "../support/customer";
import { aMember, expectNoFault, openDesk, PHONE, typeOrder } from "../support/desk";
import { placeOrder } from "../support/placed-order";
import { openSecondStore, originOf } from "../support/second-store";
import { expect, test } from "../support/shop-test";

// Only a whole Chromium shows notices.
test.use({ launchOptions: { executablePath: (await findChromium()) ?? undefined } });

test("makes the demo a shop of one's own on a phone: a test order, what is right, and the demo removed", async ({
  page,
  baseURL,
}) => {
  test.slow();
  await openSecondStore(page.request, { store: OWN_STORE, slugs: ["indigo-napkins"], baseURL: baseURL ?? "" });
  const origin = originOf(OWN_STORE, baseURL ?? "");
  const owner = await aMember(page, "owner", undefined, OWN_STORE);
  await page.setViewportSize(PHONE);
  await openDesk(page, origin + owner.link);
  const setup = page.getByRole("region", { name: "Make it your shop" });
  const payment = setup.getByRole("checkbox", { name: "Payment" });
  await payment.check();
  await expect(payment).toBeChecked();
  await page.reload();
  await expect(payment).toBeChecked();
  await expect(setup.getByRole("checkbox", { name: "Tax" })).not.toBeChecked();
  await expectNoFault(page);

  await setup.getByRole("link", { name: "Try an order" }).click();
  await page.getByLabel("Add an item").fill("HOME-04");
  await page.getByRole("button", { name: /HOME-04/ }).click();
  await typeOrder(page, newEmail());
  await expect(page.getByRole("checkbox", { name: "This is only a test" })).toBeChecked();
  await expectNoFault(page);
  await page.getByRole("button", { name: /^Place the test for/ }).click();
  await expect(page.getByRole("heading", { name: /^Order TEST-/ })).toBeVisible();
  await page.getByRole("button", { name: "Start packing" }).click();
  await expect(page.getByText("Being packed").first()).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("button", { name: "Delete the test" }).click();
  await expect(page).toHaveURL(`${origin}/desk/orders`);
  await expect(page.getByText("TEST-")).toHaveCount(0);

  await page.goto(`${origin}/desk`);
  await expect(setup.getByText("1 product, 9 categories")).toBeVisible();
  await setup.getByRole("button", { name: "Remove the demo’s data" }).click();
  await expectNoFault(page);
  await setup.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(setup.getByText("1 product, 9 categories")).toBeHidden();
  await page.goto(origin);
  await expect(page.getByRole("navigation", { name: "Main" }).getByText("Cloth")).toHaveCount(0);
  expect((await page.goto(`${origin}/category/cloth`))?.status()).toBe(404);
});

/** A browser whose maker's push service is not there: it gives an address and keeps it, as a real one does. */
async function standInForPushService(page: Page) {
  const p256dh = createECDH("prime256v1").generateKeys("base64url");
  await page.addInitScript((publicKey) => {
    const KEPT = "push-stand-in";
    const subscription = (endpoint: string) => ({
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: publicKey, auth: "A".repeat(22) } }),
      unsubscribe: async () => {
        localStorage.removeItem(KEPT);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const endpoint = localStorage.getItem(KEPT);
        return endpoint ? subscription(endpoint) : null;
      },
      subscribe: async () => {
        const endpoint = `https://push.invalid/${crypto.randomUUID()}`;
        localStorage.setItem(KEPT, endpoint);
        return subscription(endpoint);
      },
    });
  }, p256dh);
}

test("shows new orders on a device where somebody asks for it", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["notifications"]);
  await standInForPushService(page);
  const owner = await aMember(page, "owner");
  await openDesk(page, owner.link);
  await page.goto("/desk/account");
  const section = page.getByRole("region", { name: "New orders on this device" });
  await section.getByRole("button", { name: "Show them on this device" }).click();
  await expect(section.getByRole("button", { name: "Show them here no longer" })).toBeVisible();
  await expectNoFault(page);

  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations) {
        if (scopeURL.endsWith("/desk/")) resolve(registrationId);
      }
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const notice = { title: "New order 1", body: "₹4,300 · Nila Loom", path: "/desk/orders/1" };
  const data = JSON.stringify(notice);
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(baseURL ?? "").origin,
    registrationId,
    data,
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration("/desk/");
      return (await registration?.getNotifications())?.map(({ title, body, data }) => ({ title, body, data }));
    });
  await expect.poll(shown).toEqual([{ title: notice.title, body: notice.body, data: notice.path }]);

  await section.getByRole("button", { name: "Show them here no longer" }).click();
  await expect(section.getByRole("button", { name: "Show them on this device" })).toBeVisible();
  await page.reload();
  await expect(section.getByRole("button", { name: "Show them on this device" })).toBeVisible();
});

test("queues a notice with each new order", async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(["notifications"]);
  await standInForPushService(page);
  const packer = await aMember(page, "owner");
  await openDesk(page, packer.link);
  await page.goto("/desk/account");
  await page.getByRole("button", { name: "Show them on this device" }).click();
  await expect(page.getByRole("button", { name: "Show them here no longer" })).toBeVisible();
  const shopper = await browser.newPage(baseURL ? { baseURL } : {});
  await becomeCustomer(shopper);
  await placeOrder(shopper);
  await shopper.close();
  await page.goto("/desk/messages");
  const message = page.getByRole("article", { name: /^new_order_notice/ }).first();
  await expect(message).toContainText("A browser of your people");
  await page.goto("/desk/account");
  await page.getByRole("button", { name: "Show them here no longer" }).click();
  await expect(page.getByRole("button", { name: "Show them on this device" })).toBeVisible();
});
