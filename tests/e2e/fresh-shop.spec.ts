import { timeEmptyBoxes } from "../../scripts/bench/empty-boxes.mjs";
import { startShop } from "../../scripts/bench/servers.mjs";
import { GEOLOCATION_URLS } from "../setup/geolocation-services";
import { expect, test } from "./support/shop-test";

// Each test starts a shop of its own from the build that lies here; TEST_ORIGIN names a shop with another one.
test.skip(Boolean(process.env.TEST_ORIGIN), "needs a shop that has made no picture yet");
test.describe.configure({ mode: "serial" });

const MAX_EMPTY_MS = 300;

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of ["/", "/all-products"]) {
      test(`whoever scrolls through ${path} of a fresh shop at once sees no empty boxes`, async ({ page }) => {
        const shop = await startShop("fresh", { GEOLOCATION_URLS: GEOLOCATION_URLS.join(","), PREPARE_PICTURES: "on" });
        try {
          const boxes = await timeEmptyBoxes(page, shop.origin + path);
          expect(boxes.length).toBeGreaterThan(10);
          expect(boxes.filter(({ ms }) => ms > MAX_EMPTY_MS)).toEqual([]);
        } finally {
          await shop.stop();
        }
      });
    }
  });
}
