import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { openShop } from "@/lib/background/open-shop";
import { getDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import { useTestDatabase } from "../../support/database";

jest.mock("@/lib/domain/site/base-path", () => jest.requireActual("@/tests/support/below-shop").belowShop());
jest.mock("@/lib/background/check-base-path", () => ({ checkBasePath: jest.fn(), checkStoreOrigins: jest.fn() }));
useTestDatabase();

it("prints addresses with the path of the shop, also that of the desk", async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "shop-data-"));
  Object.assign(process.env, { PORT: "4324", DATA_DIR: dataDir });
  await getDatabase().insert(stores).values({ storeId: "nila-loom", name: "A", details: {}, liveCurrencies: [] });
  const log = jest.spyOn(console, "log").mockImplementation(() => undefined);
  await openShop();
  expect(log.mock.calls.slice(0, 2)).toEqual([
    ["The shop is open: http://localhost:4324/shop"],
    [expect.stringContaining("Your desk: http://localhost:4324/shop/desk/enter#")],
  ]);
  log.mockRestore();
  await rm(dataDir, { recursive: true });
});
