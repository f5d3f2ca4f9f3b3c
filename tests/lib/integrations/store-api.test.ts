import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { forgetStoreReadings, readStoreFromService } from "@/lib/integrations/store-api";
import { aStoreAnswer } from "../../factories/store-answer";
import { answerStoreService, fault, json, noConnection, nonsense, STORE_API_URL, tooSlow } from "../../mocks/store-api";

const MINUTE = 60_000;
let folder: string;
let logged: jest.SpyInstance;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "store-api-"));
  logged = jest.spyOn(console, "error").mockReturnValue(undefined);
});
afterEach(() => {
  logged.mockRestore();
  forgetStoreReadings();
  rmSync(folder, { recursive: true });
});

const nameAt = async (now: number, storeId = "nila-loom") =>
  (await readStoreFromService(storeId, { address: STORE_API_URL, folder, now }))?.store_details.name;
const answerNamed = (name: string) => json(aStoreAnswer({ name }));
const restart = forgetStoreReadings;

it("shows the store as the service describes it", async () => {
  const { calls } = answerStoreService(() => answerNamed("From afar"));
  expect(await nameAt(0)).toBe("From afar");
  expect(calls).toEqual(["nila-loom"]);
  expect(logged).not.toHaveBeenCalled();
});

it("accepts details that are a JSON string inside JSON", async () => {
  const { store_details, ...rest } = aStoreAnswer({ name: "Packed" });
  answerStoreService(() => json({ ...rest, store_details: JSON.stringify(store_details) }));
  expect(await nameAt(0)).toBe("Packed");
});

it("asks once a minute, whatever the number of visitors, and then shows the change", async () => {
  let name = "Before";
  const { calls } = answerStoreService(() => answerNamed(name));
  expect(await Promise.all([nameAt(0), nameAt(0), nameAt(0)])).toEqual(["Before", "Before", "Before"]);
  name = "After";
  expect(await nameAt(MINUTE - 1)).toBe("Before");
  expect(calls).toHaveLength(1);
  expect(await Promise.all([nameAt(MINUTE), nameAt(MINUTE)])).toEqual(["After", "After"]);
  expect(calls).toHaveLength(2);
});

it("shows no store that the service does not know, and logs that", async () => {
  answerStoreService(() => json({ status: false, message: "Store expired" }));
  expect(await nameAt(0)).toBeUndefined();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining("Store expired"));
});

it("does not bring back a withdrawn store when the service fails later, not even after a restart", async () => {
  answerStoreService(() => answerNamed("Once"));
  await nameAt(0);
  answerStoreService(() => json({ status: false, message: "withdrawn" }));
  expect(await nameAt(MINUTE)).toBeUndefined();
  answerStoreService(fault);
  expect(await nameAt(2 * MINUTE)).toBeUndefined();
  restart();
  expect(await nameAt(3 * MINUTE)).toBeUndefined();
});

it.each([
  ["a server error", fault],
  ["nonsense", nonsense],
  ["no connection", noConnection],
  ["details without a name", () => json({ status: true, store_details: {} })],
  ["an empty answer", () => json(null)],
])("falls back to the last good details on %s, and recovers with the service", async (_, failure) => {
  answerStoreService(() => answerNamed("Good"));
  await nameAt(0);
  answerStoreService(failure);
  expect(await nameAt(MINUTE)).toBe("Good");
  expect(logged).toHaveBeenCalled();
  answerStoreService(() => answerNamed("Better"));
  expect(await nameAt(2 * MINUTE)).toBe("Better");
});

it("falls back to the last good details when the answer takes over three seconds", async () => {
  answerStoreService(() => answerNamed("Good"));
  await nameAt(0);
  answerStoreService(tooSlow);
  const started = performance.now();
  expect(await nameAt(MINUTE)).toBe("Good");
  expect(performance.now() - started).toBeGreaterThan(2_900);
  expect(performance.now() - started).toBeLessThan(4_000);
  // After a failed request the last good details are used for another minute without a request, so no visitor waits.
  expect(await nameAt(2 * MINUTE - 1)).toBe("Good");
}, 10_000);

it("survives a restart while the service is down", async () => {
  answerStoreService(() => answerNamed("Kept"));
  await nameAt(0);
  restart();
  answerStoreService(fault);
  expect(await nameAt(MINUTE)).toBe("Kept");
});

it("shows nothing when nothing was ever read, and retries after some seconds", async () => {
  const { calls } = answerStoreService(fault);
  expect(await nameAt(0)).toBeUndefined();
  expect(await nameAt(4_999)).toBeUndefined();
  expect(calls).toHaveLength(1);
  answerStoreService(() => answerNamed("Up again"));
  expect(await nameAt(5_000)).toBe("Up again");
});

it("ignores a damaged file", async () => {
  answerStoreService(() => answerNamed("Good"));
  await nameAt(0);
  const file = path.join(folder, "store-details", "nila-loom.json");
  expect(readFileSync(file, "utf8")).toContain("Good");
  writeFileSync(file, '{"store_det');
  restart();
  answerStoreService(fault);
  expect(await nameAt(MINUTE)).toBeUndefined();
});

it("keeps the details of each store apart", async () => {
  answerStoreService(() => answerNamed("First"));
  await nameAt(0, "first");
  answerStoreService(fault);
  expect(await nameAt(0, "second")).toBeUndefined();
  expect(await nameAt(0, "first")).toBe("First");
});

it("works without a folder for the details", async () => {
  const warned = jest.spyOn(console, "warn").mockReturnValue(undefined);
  answerStoreService(() => answerNamed("Good"));
  writeFileSync(path.join(folder, "store-details"), "in the way");
  expect(await nameAt(0)).toBe("Good");
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});
