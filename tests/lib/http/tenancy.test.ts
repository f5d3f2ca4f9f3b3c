import { forgetRemembered } from "@/lib/cached/remembered";
import { setStoreStatus } from "@/lib/data/store/stores";
import { getDatabase, openDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import { tenantOfRequest } from "@/lib/http/tenancy";
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

const requestTo = (host: string) => new Request("http://localhost:3000/", { headers: { host } });
const tenantAt = (host: string) => tenantOfRequest(requestTo(host));

it("serves the only store on every host as long as no hosts are listed", async () => {
  await insertStore("nila-loom");
  for (const host of ["localhost:3000", "shop.example", "[::1]:3000", "127.0.0.1"]) {
    expect(await tenantAt(host)).toMatchObject({ storeId: "nila-loom", isActive: true });
  }
});

it("maps hosts to stores by the setting, and unlisted hosts to none", async () => {
  useSettings({ STORE_HOSTS: "shop.example=nila-loom,second.example=second" });
  await insertStore("nila-loom");
  await insertStore("second");
  expect((await tenantOfRequest(requestTo("second.example")))?.storeId).toBe("second");
  expect((await tenantOfRequest(requestTo("Shop.Example.:8443")))?.storeId).toBe("nila-loom");
  expect((await tenantOfRequest(requestTo("stranger.example")))?.storeId).toBeUndefined();
});

it("maps hosts to stores by the stores' own domains", async () => {
  await insertStore("nila-loom");
  await insertStore("second", { domains: ["second.example"] });
  expect((await tenantOfRequest(requestTo("second.example")))?.storeId).toBe("second");
  expect((await tenantOfRequest(requestTo("localhost")))?.storeId).toBeUndefined();
});

it("reads the host from the Host header, not from an address that a proxy made up", async () => {
  useSettings({ STORE_HOSTS: "shop.example=nila-loom" });
  const request = new Request("http://shop.example/", { headers: { host: "stranger.example" } });
  expect(await tenantOfRequest(request)).toBeNull();
});

it("shows no store that is inactive or missing", async () => {
  expect(await tenantAt("shop.example")).toMatchObject({ storeId: "nila-loom", isActive: false });
  await insertStore("nila-loom", { status: "suspended" });
  forgetRemembered();
  expect(await tenantAt("shop.example")).toMatchObject({ storeId: "nila-loom", isActive: false });
});

it("runs no query for three seconds, then notices what another process changed", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "setTimeout", "performance"] });
  await insertStore("nila-loom");
  await tenantAt("shop.example");
  await setStoreStatus("nila-loom", "inactive");
  jest.advanceTimersByTime(2_999);
  expect((await tenantAt("shop.example"))?.isActive).toBe(true);
  jest.advanceTimersByTime(1);
  expect((await tenantAt("shop.example"))?.isActive).toBe(false);
});

it("notices at once what this process changed", async () => {
  await insertStore("nila-loom");
  await tenantAt("shop.example");
  await setStoreStatus("nila-loom", "inactive");
  forgetRemembered();
  expect((await tenantAt("shop.example"))?.isActive).toBe(false);
});

it("keeps the shop open while the database is down, and throws when nothing is cached", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "setTimeout", "performance"] });
  await insertStore("nila-loom");
  await tenantAt("shop.example");
  const logged = jest.spyOn(console, "error").mockReturnValue(undefined);
  for (let attempt = 0; attempt < 4; attempt++)
    jest.mocked(openDatabase).mockRejectedValueOnce(new Error("connection refused"));
  for (let outage = 0; outage < 3; outage++) {
    jest.advanceTimersByTime(3_000);
    expect(await tenantAt("shop.example")).toMatchObject({ storeId: "nila-loom", isActive: true });
  }
  expect(logged).toHaveBeenCalledTimes(3);
  logged.mockRestore();
  await expect(tenantAt("new.example")).rejects.toThrow("connection refused");
  expect(await tenantAt("new.example")).toMatchObject({ storeId: "nila-loom", isActive: true });
});
