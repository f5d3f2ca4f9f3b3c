import { EventEmitter } from "node:events";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { trace } from "@opentelemetry/api";
import { exportTraces } from "@/lib/background/observe/export-traces";
import { traced, traceRequest } from "@/lib/server/traces";

type Sent = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: { key: string }[] };

const bodies: string[] = [];
const collector = http.createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (text) => {
    body += text;
  });
  request.on("end", () => {
    bodies.push(body);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
});
let flush: () => Promise<void>;
beforeAll(async () => {
  expect(await traced("nobody asks for this one", {}, async () => "done")).toBe("done");
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  process.env.OTEL_RESOURCE_ATTRIBUTES = "deployment.environment.name=trial";
  ({ flush } = await exportTraces());
});
afterAll(() => collector.close());

it("sends a request, its queries and outside calls as one trace, below the span of a proxy, without the address", async () => {
  const proxy = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  const request = { method: "GET", headers: { traceparent: proxy } } as unknown as IncomingMessage;
  const response = Object.assign(new EventEmitter(), { statusCode: 503 }) as unknown as ServerResponse;
  let answered: Promise<unknown> = Promise.resolve();
  traceRequest(request, response, "/search", () => {
    trace.getActiveSpan()?.setAttribute("http.target", "/search?q=asha@example.com");
    answered = traced("query", { "db.query.text": "select 1" }, async () => {
      await traced("POST api.example", {}, () => Promise.reject(new Error("secret"))).catch(() => undefined);
    });
  });
  await answered;
  response.emit("close");
  await flush();

  const [body = "{}"] = bodies;
  expect(body).not.toMatch(/asha|secret/);
  const [{ resource, scopeSpans }] = JSON.parse(body).resourceSpans;
  expect(JSON.stringify(resource)).toMatch(/"trial".*"service.name".*"shop"/);
  const spans: Sent[] = scopeSpans.flatMap((scope: { spans: Sent[] }) => scope.spans);
  const [outside, query, root] = spans;
  expect(spans.map(({ name }) => name)).toEqual(["POST api.example", "query", "GET /search"]);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set(["0af7651916cd43dd8448eb211c80319c"]));
  expect([root?.parentSpanId, query?.parentSpanId, outside?.parentSpanId]).toEqual([
    "b7ad6b7169203331",
    root?.spanId,
    query?.spanId,
  ]);
  expect(root?.attributes).toContainEqual({ key: "http.response.status_code", value: { intValue: 503 } });
});
