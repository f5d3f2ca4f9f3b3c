import { findStoreOfHost } from "@/lib/data/store/of-host";
import { getDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import { readHostName } from "@/lib/domain/store/host-name";
import { changeDomains, readDomains } from "@/lib/workflows/store/domains";
import { useSettings } from "@/tests/factories/settings";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

jest.mock("@/lib/server/env", () => ({ ...jest.requireActual("@/lib/server/env"), env: jest.fn() }));
useTestDatabase();
beforeEach(async () => {
  useSettings({ STORE_ID: "loom" });
  await getDatabase().delete(stores);
  await insertStore("loom");
  await insertStore("other");
});

const change = (storeId: string, domains: string[], host: string, seen: string[] = []) =>
  changeDomains(storeId, { domains, seen, host });

it.each([
  ["Shop.Example", "shop.example"],
  ["https://www.shop.example/path?x", "www.shop.example"],
  ["shop.example:8080", "shop.example"],
  ["localhost", "localhost"],
  ["shop example", null],
  ["", null],
  ["-shop.example", null],
  ["javascript:alert(1)", null],
  [`${"a".repeat(64)}.example`, null],
])("reads the host of %j as %j", (text, host) => {
  expect(readHostName(text)).toBe(host);
});

it("gives a store its names, which then lead to it alone", async () => {
  expect(await change("loom", ["WWW.loom.example", "here.example"], "here.example")).toMatchObject({
    ok: true,
    value: { domains: ["here.example", "www.loom.example"] },
  });
  expect(await findStoreOfHost("www.loom.example")).toBe("loom");
  expect(await findStoreOfHost("unheard.example")).toBeNull();
  expect(await readDomains("loom")).toMatchObject({
    ok: true,
    value: { domains: ["here.example", "www.loom.example"] },
  });
});

it("keeps the name under which its owner is", async () => {
  expect(await change("loom", ["www.loom.example"], "here.example")).toMatchObject({ code: "domain_here" });
  expect(await readDomains("loom")).toMatchObject({ ok: true, value: { domains: [] } });
  expect(await findStoreOfHost("here.example")).toBe("loom");
});

it("takes no name of another store, also not one that the deployment gives it, and neither at once", async () => {
  useSettings({
    STORE_ID: "loom",
    STORE_HOSTS: "set.example=other,here.example=loom",
  });
  expect(await change("loom", ["set.example"], "here.example")).toMatchObject({ code: "domain_taken" });
  const answers = await Promise.all([
    change("loom", ["both.example"], "here.example"),
    change("other", ["both.example"], "set.example"),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: "domain_taken" });
});

it("refuses what is no host, what another has changed, and a store that is not there", async () => {
  expect(await change("loom", ["fine.example", "not fine"], "here.example")).toMatchObject({
    code: "domains_invalid",
    errors: [{ path: "domains.1", code: "host_invalid" }],
  });
  await change("loom", ["here.example"], "here.example");
  expect(await change("loom", [], "here.example")).toMatchObject({ code: "domains_changed" });
  expect(await change("nobody", [], "here.example")).toMatchObject({ code: "store_unknown" });
});
