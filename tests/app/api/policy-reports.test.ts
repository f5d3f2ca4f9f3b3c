import { POST } from "@/app/api/policy-reports/route";

const older = (report: Record<string, string>) => ({
  "csp-report": {
    "document-uri": "https://shop.example/product/shirt?utm_source=mail",
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/a.js?x=1",
    ...report,
  },
});
const newer = (...bodies: Record<string, string>[]) =>
  bodies.map((body) => ({ type: "csp-violation", age: 10, url: "https://shop.example/", user_agent: "B", body }));

let logged: string[];
let now = Date.parse("2026-11-23T10:00:00Z");
beforeEach(() => {
  logged = [];
  jest.spyOn(console, "warn").mockImplementation((line) => void logged.push(line));
  // Each test has a minute of its own.
  now += 120_000;
  jest.spyOn(Date, "now").mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

async function report(body: unknown, type = "application/csp-report"): Promise<number> {
  const headers = { "content-type": type, host: "shop.example" };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return (await POST(new Request("https://shop.example/api/policy-reports", { method: "POST", headers, body: text })))
    .status;
}

it("logs a report of the older form, without the queries", async () => {
  expect(await report(older({}))).toBe(204);
  expect(logged).toEqual([
    "Policy violation on https://shop.example/product/shirt: script-src-elem blocked https://evil.example",
  ]);
});

it("logs the reports that a browser sends together, and leaves out those of other kinds", async () => {
  const violation = {
    documentURL: "https://shop.example/",
    effectiveDirective: "style-src-attr",
    blockedURL: "inline",
  };
  const reports = [{ type: "deprecation", body: { id: "x" } }, ...newer(violation)];
  expect(await report(reports, "application/reports+json; charset=utf-8")).toBe(204);
  expect(logged).toEqual(["Policy violation on https://shop.example/: style-src-attr blocked inline"]);
});

it("logs the same violation once a minute", async () => {
  for (let times = 0; times < 5; times += 1) await report(older({}));
  expect(logged).toHaveLength(1);
  now += 60_000;
  await report(older({}));
  expect(logged).toHaveLength(2);
});

it("logs at most 20 different violations a minute", async () => {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  for (const letter of letters) await report(older({ "blocked-uri": `https://${letter}.example/` }));
  expect(logged).toHaveLength(20);
});

it("reads at most 300 reports a minute", async () => {
  const statuses: number[] = [];
  for (let times = 0; times < 302; times += 1) statuses.push(await report(older({})));
  expect(statuses.filter((status) => status === 204)).toHaveLength(300);
  expect(statuses.slice(300)).toEqual([429, 429]);
});

it.each([
  ["text", "text/plain", 415],
  ["no JSON", "application/csp-report", 400],
  [{}, "application/csp-report", 400],
  [older({ "document-uri": `https://shop.example/${"x".repeat(5_000)}` }), "application/csp-report", 400],
  ["x".repeat(16_001), "application/csp-report", 413],
])("refuses what is no report", async (body, type, status) => {
  expect(await report(body, type)).toBe(status);
  expect(logged).toEqual([]);
});

it("takes a report about another site, and logs nothing", async () => {
  expect(await report(older({ "document-uri": "https://other.example/" }))).toBe(204);
  expect(logged).toEqual([]);
});
