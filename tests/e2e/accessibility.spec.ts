import { test } from "./support/shop-test";
import { expectSoundPage, watchShifts } from "./support/sound-page";

const PAGES = [
  "/",
  "/category/cloth",
  "/category/cloth?filter.colour=indigo",
  "/all-products",
  "/search?q=indigo",
  "/search?q=red+saree",
  "/search?q=xylophone",
  "/product/madras-check-kannur-twill",
  "/product/rust-kurta-band-collar",
  "/collections",
  "/blogs",
  "/blogs/three-dips",
  "/about-us",
  "/store-locator",
  "/cart",
  "/wishlist",
  "/404",
];

for (const width of [390, 1440]) {
  for (const path of PAGES) {
    test(`${path} at ${width} px has no accessibility faults, no layout shifts and no overflow`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      await page.goto(path, { waitUntil: "networkidle" });
      await expectSoundPage(page);
    });
  }
}
