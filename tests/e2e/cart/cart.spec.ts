import type { Page } from "@playwright/test";
import { becomeCustomer, PASSWORD } from "../support/customer";
import { expect, test, wakeUp } from "../support/shop-test";
import { expectSoundPage, watchShifts } from "../support/sound-page";

const CLOTH = "/product/madras-check-kannur-twill";
const CLOTH_NAME = "Madras check, Kannur twill";
const cartLink = (page: Page) => page.locator("#shop-header").getByRole("link", { name: /^Bag/ });
const length = (page: Page) => page.locator("main").getByRole("spinbutton", { name: /Length in metres/ });
const main = (page: Page) => page.locator("#content");

/** Opens the product page `path`, adds its cloth to the cart, and waits for the confirmation. */
async function addCloth(page: Page, path = CLOTH) {
  await page.goto(path);
  await wakeUp(page);
  await main(page).getByRole("button", { name: "Add to bag" }).click();
  await expect(main(page).getByRole("button", { name: "Added" })).toBeVisible();
}
/** The items in this browser's cart, as the server has them. */
async function itemsOf(page: Page): Promise<{ name: string; quantity: number }[]> {
  const { items } = await (await page.request.get("/api/cart")).json();
  return items.map(({ name, quantity }: { name: string; quantity: number }) => ({ name, quantity }));
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("an added item shows below the header, and the panel closes by itself unless it is used", async ({ page }) => {
      await watchShifts(page);
      await page.goto(CLOTH);
      await wakeUp(page);
      await expect(cartLink(page)).toHaveAccessibleName("Bag");
      const add = main(page).getByRole("button", { name: "Add to bag" });
      await add.click();
      const panel = page.getByRole("region", { name: "In your bag" });
      await expect(panel).toContainText(CLOTH_NAME);
      await expect(page.getByText(`In your bag: ${CLOTH_NAME}, 0.5 metres.`)).toBeAttached();
      await expect(cartLink(page)).toHaveAccessibleName(/1 item/);
      expect(await page.evaluate(() => document.activeElement?.closest(".added-panel") === null)).toBe(true);
      await expectSoundPage(page);
      await expect(panel).toBeHidden({ timeout: 15_000 });
    });

    test("nothing jumps when the page opens slowly", async ({ page }) => {
      // Layout shifts within half a second of a click do not count, so the page must take longer.
      await page.route("**/cart?_rsc*", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        await route.continue();
      });
      await watchShifts(page);
      await addCloth(page);
      await page.getByRole("region", { name: "In your bag" }).getByRole("link", { name: "View bag" }).click();
      await expect(main(page).getByRole("heading", { level: 1, name: "Your bag" })).toBeVisible();
      await expectSoundPage(page);
    });

    test("the drawer opens from the header, changes the cart, and returns the focus", async ({ page }) => {
      await watchShifts(page);
      await addCloth(page);
      await page.goto("/category/sarees");
      await wakeUp(page);
      await expect(cartLink(page)).toHaveAccessibleName(/1 item/);
      await cartLink(page).click();
      const drawer = page.getByRole("dialog", { name: /Your bag/ });
      await expect(drawer.getByRole("heading", { name: /Your bag/ })).toBeFocused();
      await drawer.getByRole("button", { name: `Increase quantity of ${CLOTH_NAME}` }).click();
      await expect(drawer.getByText("Subtotal").locator("..")).toContainText("₹544");
      await expectSoundPage(page);
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      await expect(cartLink(page)).toBeFocused();
      await cartLink(page).click();
      await drawer.getByRole("link", { name: "View bag" }).click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(drawer).toBeHidden();
      expect(await itemsOf(page)).toEqual([{ name: CLOTH_NAME, quantity: 1 }]);
    });

    test("the page changes quantities, removes an item, undoes that, and saves note and gift wrapping", async ({
      page,
    }) => {
      await watchShifts(page);
      await addCloth(page);
      await page.goto("/cart");
      await expect(main(page).getByRole("heading", { level: 1, name: "Your bag" })).toBeVisible();
      await main(page).getByRole("button", { name: "Increase quantity of" }).click();
      await expect(length(page)).toHaveValue("1");
      await expect(main(page).getByText("Total before shipping").locator("..")).toContainText("₹544");
      // The value is typed key by key: the browser does not count `fill()` as user input, so the layout shift it causes
      // would be counted as unexpected.
      await length(page).press("ControlOrMeta+a");
      await length(page).pressSequentially("2.5");
      await length(page).press("Enter");
      await expect(main(page).getByText("Total before shipping").locator("..")).toContainText("₹1,360");
      await expect(length(page)).toBeFocused();
      await main(page)
        .getByRole("checkbox", { name: /Gift wrap/ })
        .check();
      await expect(main(page).getByRole("term").getByText("Gift wrap", { exact: true }).locator("..")).toContainText(
        "₹60",
      );
      await main(page)
        .getByRole("textbox", { name: /Order note/ })
        .fill("Ring twice");
      await main(page)
        .getByRole("textbox", { name: /Order note/ })
        .blur();
      // Waits until all changes are saved. Then the totals are no longer dimmed.
      await expect.poll(async () => (await (await page.request.get("/api/cart")).json()).note).toBe("Ring twice");
      await expect(main(page).locator("dl")).toHaveCSS("opacity", "1");
      await expectSoundPage(page);

      await main(page)
        .getByRole("button", { name: /^Remove/ })
        .last()
        .click();
      await expect(main(page).getByText(`${CLOTH_NAME} was removed from your bag.`)).toBeVisible();
      await expect(main(page).getByRole("button", { name: /^Undo/ })).toBeFocused();
      await expect.poll(() => itemsOf(page)).toEqual([]);
      await page.keyboard.press("Enter");
      await expect(length(page)).toHaveValue("2.5");
      await expect.poll(() => itemsOf(page)).toEqual([{ name: CLOTH_NAME, quantity: 2.5 }]);
      await page.reload();
      await expect(main(page).getByRole("textbox", { name: /Order note/ })).toHaveValue("Ring twice");
    });
  });
}

test("a quantity above the stock or off the step is refused beside its field and restored", async ({
  page,
  faults,
}) => {
  await addCloth(page);
  await page.goto("/cart", { waitUntil: "networkidle" });
  await length(page).fill("9999");
  await length(page).press("Enter");
  await expect(main(page).getByRole("alert")).toContainText("left");
  await expect(length(page)).toHaveValue("0.5");
  await length(page).fill("0.7");
  await length(page).press("Enter");
  await expect(main(page).getByRole("alert")).toContainText("in multiples of 0.5 metres");
  await expect(length(page)).toHaveValue("0.5");
  await length(page).fill("1e300");
  await length(page).press("Enter");
  await expect(main(page).getByRole("alert")).toContainText("valid quantity");
  await expect(length(page)).toHaveValue("0.5");
  await expect.poll(() => faults.length).toBe(3);
  expect(faults.splice(0)).toEqual(Array(3).fill(expect.stringMatching(/status of 4\d\d/)));
});

test("a click right before a reload is not lost", async ({ page }) => {
  await page.goto(CLOTH);
  await wakeUp(page);
  await main(page).getByRole("button", { name: "Add to bag" }).click();
  await page.reload();
  await expect.poll(() => itemsOf(page)).toEqual([{ name: CLOTH_NAME, quantity: 0.5 }]);
  await page.goto("/cart");
  await expect(main(page).getByRole("button", { name: "Increase quantity of" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  for (let click = 0; click < 3; click += 1)
    await main(page).getByRole("button", { name: "Increase quantity of" }).click();
  await page.reload();
  await expect(length(page)).toHaveValue("2");
  await expect.poll(() => itemsOf(page)).toEqual([{ name: CLOTH_NAME, quantity: 2 }]);
});

test("another tab follows, and signing out empties the cart on the page", async ({ page, context }) => {
  const email = await becomeCustomer(page);
  await addCloth(page);
  const other = await context.newPage();
  await other.goto("/cart");
  await expect(length(other)).toHaveValue("0.5");
  await page.goto("/cart");
  // Before the scripts have loaded, the button only submits a form, and other tabs are not notified of the change.
  await wakeUp(page);
  await main(page).getByRole("button", { name: "Increase quantity of" }).click();
  await expect(length(other)).toHaveValue("1");
  await expect(main(other).getByText("Total before shipping").locator("..")).toContainText("₹544");
  await other.close();

  await page.goto("/account");
  await main(page).getByRole("button", { name: "Sign out" }).first().click();
  await expect(page).toHaveURL(/sign-in/);
  await wakeUp(page);
  await expect(cartLink(page)).toHaveAccessibleName("Bag");

  // After signing out the browser has a new cart. The next sign-in adds its items to the account's cart.
  await addCloth(page, "/product/night-ikat");
  await page.goto("/account/sign-in?next=/cart");
  await main(page)
    .getByLabel(/^E-mail address/)
    .fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(page).getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main(page).getByRole("heading", { level: 3 })).toHaveText([CLOTH_NAME, "Night ikat"]);
});

test.describe("when the network fails", () => {
  test.use({ isCutOff: true });

  test("changes made meanwhile are sent once it is back", async ({ page, context }) => {
    await addCloth(page);
    await page.goto("/cart");
    await wakeUp(page);
    await expect(main(page).getByRole("button", { name: "Increase quantity of" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    // The network is down, but the page gets no `offline` event, as if the browser had not noticed.
    await page.evaluate(() => window.addEventListener("offline", (event) => event.stopImmediatePropagation(), true));
    await context.setOffline(true);
    // The click is dispatched without moving the pointer, because moving over links would prefetch their pages.
    await main(page).getByRole("button", { name: "Increase quantity of" }).dispatchEvent("click");
    await expect(length(page)).toHaveValue("1");
    await context.setOffline(false);
    await expect.poll(() => itemsOf(page), { timeout: 15_000 }).toEqual([{ name: CLOTH_NAME, quantity: 1 }]);
    await expect(main(page).getByText("Total before shipping").locator("..")).toContainText("₹544");
  });
});

test.describe("when the network fails and the tab is closed", () => {
  test.use({ isCutOff: true });

  test("the next tab sends the changes", async ({ page, context }) => {
    await addCloth(page);
    await page.goto("/cart");
    await wakeUp(page);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => window.addEventListener("offline", (event) => event.stopImmediatePropagation(), true));
    await context.setOffline(true);
    await main(page).getByRole("button", { name: "Increase quantity of" }).dispatchEvent("click");
    await expect(length(page)).toHaveValue("1");
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto("/cart");
    await expect.poll(() => itemsOf(next), { timeout: 15_000 }).toEqual([{ name: CLOTH_NAME, quantity: 1 }]);
    await expect(length(next)).toHaveValue("1");
  });
});

test("a visitor without a cart sends no request for one", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(CLOTH);
  await wakeUp(page);
  await page.waitForLoadState("networkidle");
  expect(asked).not.toContain("/api/cart");
});

test("saved changes that cannot be read are cleared, and the page keeps working", async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("seen")) localStorage.setItem("bag_write.1", '{"id":1}');
    sessionStorage.setItem("seen", "1");
  });
  await addCloth(page);
  expect(await itemsOf(page)).toHaveLength(1);
});

test("no cache stores the cart", async ({ page }) => {
  await addCloth(page);
  for (const path of ["/cart", "/api/cart"]) {
    const answer = await page.request.get(path);
    expect(answer.headers()["cache-control"]).toMatch(/no-store|no-cache/);
    expect(answer.headers()["cache-control"]).not.toContain("public");
  }
});
