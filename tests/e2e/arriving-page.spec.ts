import { behindSlowConnection } from "./support/arriving-page";
import { expect, test } from "./support/shop-test";
import { expectSteadyPage, watchShifts } from "./support/sound-page";

/** So many that a cut falls between most elements of the first screen. */
const PIECES = 60;

const PATHS = ["/product/madras-check-kannur-twill", "/category/cloth", "/", "/cart"];

for (const [width, path] of [390, 1440].flatMap((width) => PATHS.map((path) => [width, path] as const)))
  test(`nothing on ${path} moves while it arrives, at ${width} px`, async ({ page, baseURL }) => {
    test.slow();
    const shop = await behindSlowConnection(baseURL ?? "", PIECES);
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    await page.goto(shop.origin + path);
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await expectSteadyPage(page);
    shop.close();
  });
