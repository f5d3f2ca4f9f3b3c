import http from "node:http";
import type { AddressInfo } from "node:net";
import { startErrorReports } from "@/lib/background/observe/error-reports";
import { followRequests, withRequest } from "@/lib/server/request-context";

const before = { log: console.log, info: console.info, warn: console.warn, error: console.error };
const received: { url: string; body: string }[] = [];
const service = http.createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (text) => {
    body += text;
  });
  request.on("end", () => {
    received.push({ url: request.url ?? "", body });
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  Object.assign(console, { log() {}, info() {}, warn() {}, error() {} });
  followRequests();
  await startErrorReports(`http://key@127.0.0.1:${(service.address() as AddressInfo).port}/7`);
});
afterAll(() => {
  Object.assign(console, before);
  service.close();
});
beforeEach(() => {
  received.length = 0;
});

async function reports(count: number): Promise<Record<string, unknown>[]> {
  for (let wait = 0; received.length < count && wait < 100; wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return received.map(({ body }) => JSON.parse(body.trim().split("\n")[2] ?? "{}"));
}

it("reports an error with its stack, the route and the store, and nothing else of the request", async () => {
  const context = { id: "request-1", method: "POST", route: "/api/checkout/*", store: "nila-loom" };
  withRequest(context, () => console.error("The order could not be placed.", new RangeError("a bug")));
  const [report] = await reports(1);
  expect(received[0]?.url).toContain("/api/7/envelope/");
  expect(report).toMatchObject({
    tags: { request_id: "request-1", route: "POST /api/checkout/*", store: "nila-loom" },
    exception: { values: [{ type: "RangeError", value: "a bug" }] },
  });
  expect(JSON.stringify(report)).toContain("error-reports.test");
  for (const part of ["request", "user", "breadcrumbs", "server_name"]) expect(report).not.toHaveProperty(part);
});

it("reports no line without an error, and no warning", async () => {
  console.error("Nothing is told at METRICS_PORT 1.");
  console.warn("A rendition is missing.", new Error("missing"));
  console.error("last", new Error("the last one"));
  expect(await reports(1)).toHaveLength(1);
});

it("reports only so many a minute", async () => {
  for (let index = 0; index < 100; index += 1) console.error(new Error(`fault ${index}`));
  await reports(100);
  expect(received.length).toBeGreaterThan(10);
  expect(received.length).toBeLessThanOrEqual(30);
});
