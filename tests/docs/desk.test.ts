import { readFileSync } from "node:fs";
import { CALLS } from "@/lib/contracts/api/calls";
import { SETTING_PATHS } from "@/lib/domain/store/setting-field";
import { deskDocument } from "@/scripts/desk-guide/document";
import { readersOfSetting } from "@/scripts/desk-guide/setting-readers";
import { settingsDocument } from "@/scripts/desk-guide/settings";
import { CHAPTERS } from "@/scripts/desk-guide/tasks";

it("names the rights as they are now (npm run desk-guide)", () => {
  expect(readFileSync("docs/desk.md", "utf8")).toBe(deskDocument());
});

it("names the settings as they are now (npm run desk-guide)", () => {
  expect(readFileSync("docs/store-settings.md", "utf8")).toBe(settingsDocument());
});

it.each(SETTING_PATHS)("has no setting without effect: %s changes something, and something reads that", (setting) => {
  const { properties, files } = readersOfSetting(setting);
  expect(properties).not.toEqual([]);
  expect(files).not.toEqual([]);
});

it("names every write of orders, returns, customers and people that the owner's calls have", () => {
  const named = new Set(CHAPTERS.flatMap(({ tasks }) => tasks.map(([, call]) => call)));
  const writes = CALLS.filter(
    ({ caller, method, path }) =>
      caller === "owner" && method !== "GET" && /^\/api\/owner\/(?:orders|returns|customers|guests|setup)/.test(path),
  ).map(({ method, path }) => `${method} ${path}`);
  expect(writes.filter((call) => !named.has(call))).toEqual([]);
});
