import { forgetRemembered } from "@/lib/cached/remembered";
import { setStoreStatus } from "@/lib/data/store/stores";
import { getDatabase, openDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import { storeIdOfRequest, tenantOfRequest } from "@/lib/http/tenancy";
import { useSettings } from "../../factories/settings";
import { insertStore } from "../../factories/store-row";
import { useTestDatabase } from "../../support/database";

jest.mock("../../../lib/server/env", () => ({ ...jest.requireActual("../../../lib/server/env"), env: jest.fn() }));
jest.mock("../../../lib/database/connection", () => {
  const actual = jest.requireActual("../../../lib/database/connection");
  return { ...actual, openDatabase: jest.fn(actual.openDatabase) };
});
useTestDatabase();

beforeEach(async () => {
  await getDatabase().delete(stores);
  forgetRemembered();
  useSettings();
});
afterEach(() => jest.useRealTimers());

const asked = (host: string) => new Request("http://localhost:3000/", { headers: { host } });
const tenantAt = (host: string) => tenantOfRequest(asked(host));

it("leads every host to the one store of the deployment as long as nobody listed hosts", async () => {
  await insertStore("nila-loom");
  for (const host of ["localhost:3000", "shop.example", "[::1]:3000", "127.0.0.1"]) {
    expect(await tenantAt(host)).toMatchObject({ storeId: "nila-loom", isActive: true });
  }
});

it("leads hosts to stores by the setting, and nowhere when nobody listed them", async () => {
  useSettings({ STORE_HOSTS: "shop.example=nila-loom,second.example=second" });
  await insertStore("nila-loom");
  await insertStore("second");
  expect(await storeIdOfRequest(asked("second.example"))).toBe("second");
  expect(await storeIdOfRequest(asked("Shop.Example.:8443"))).toBe("nila-loom");
  expect(await storeIdOfRequest(asked("stranger.example"))).toBeNull();
});

it("leads hosts to stores by the stores' own domains", async () => {
  await insertStore("nila-loom");
  await insertStore("second", { domains: ["second.example"] });
  expect(await storeIdOfRequest(asked("second.example"))).toBe("second");
  expect(await storeIdOfRequest(asked("localhost"))).toBeNull();
});

it("takes the host from the header, not from the address that a proxy made up", async () => {
  useSettings({ STORE_HOSTS: "shop.example=nila-loom" });
  const request = new Request("http://shop.example/", { headers: { host: "stranger.example" } });
  expect(await tenantOfRequest(request)).toBeNull();
});

it("shows no store that is not active or not there", async () => {
  expect(await tenantAt("shop.example")).toMatchObject({ storeId: "nila-loom", isActive: false });
  await insertStore("nila-loom", { status: "suspended" });
  forgetRemembered();
  expect(await tenantAt("shop.example")).toMatchObject({ storeId: "nila-loom", isActive: false });
});

it("costs no query for three seconds, then sees what another process changed", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "setTimeout", "performance"] });
  await insertStore("nila-loom");
  await tenantAt("shop.example");
  await setStoreStatus("nila-loom", "inactive");
  jest.advanceTimersByTime(2_999);
  expect((await tenantAt("shop.example"))?.isActive).toBe(true);
  jest.advanceTimersByTime(1);
  expect((await tenantAt("shop.example"))?.isActive).toBe(false);
});

it("sees at once what this process changed and told", async () => {
  await insertStore("nila-loom");
  await tenantAt("shop.example");
  await setStoreStatus("nila-loom", "inactive");
  forgetRemembered();
  expect((await tenantAt("shop.example"))?.isActive).toBe(false);
});

it("keeps the shop open while the database is away, and lets the error through when nothing is known", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "setTimeout", "performance"] });
  await insertStore("nila-loom");
  await tenantAt("shop.example");
  const logged = jest.spyOn(console, "error").mockReturnValue(undefined);
  for (let look = 0; look < 4; look++) jest.mocked(openDatabase).mockRejectedValueOnce(new Error("connection refused"));
  for (let outage = 0; outage < 3; outage++) {
    jest.advanceTimersByTime(3_000);
    expect(await tenantAt("shop.example")).toMatchObject({ storeId: "nila-loom", isActive: true });
  }
  expect(logged).toHaveBeenCalledTimes(3);
  logged.mockRestore();
  await expect(tenantAt("new.example")).rejects.toThrow("connection refused");
  expect(await tenantAt("new.example")).toMatchObject({ storeId: "nila-loom", isActive: true });
});
