import { isDatabaseLost, keepLogShort, logDatabaseAway, noteDatabaseAway } from "@/lib/server/database-away";

/** Removes the record of earlier failures, which is kept in a global variable, so that each test starts without any. */
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for("storefront.database-away"));
});

it("logs one line a second, however many requests fail", () => {
  const lines: string[] = [];
  const error = Object.assign(new Error("connect ECONNREFUSED\n    at somewhere"), { code: "ECONNREFUSED" });
  for (let request = 0; request < 2_500; request += 1)
    logDatabaseAway(error, 1_000_000 + request * 2, (line: string) => lines.push(line));
  expect(lines).toEqual([
    "The database is away: connect ECONNREFUSED",
    ...Array(4).fill("The database is away, 500 times since the last line: connect ECONNREFUSED"),
  ]);
});

it("shortens what others log of it, and nothing else", () => {
  const print = jest.spyOn(console, "error").mockImplementation(() => {});
  const spied = console.error;
  keepLogShort((error) => (error as Error).message === "away");
  for (let page = 0; page < 100; page += 1) console.error(" ⨯", new Error("away"));
  console.error("Something else", new Error("a bug"));
  console.error("no error at all");
  expect(print.mock.calls).toEqual([
    ["The database is away: away"],
    ["Something else", new Error("a bug")],
    ["no error at all"],
  ]);
  console.error = spied;
  print.mockRestore();
});

it("explains the faults that follow closely", () => {
  expect(isDatabaseLost(1_000_000)).toBe(false);
  noteDatabaseAway(1_000_000);
  expect([1_000_000, 1_004_999, 1_005_000].map((now) => isDatabaseLost(now))).toEqual([true, true, false]);
});
