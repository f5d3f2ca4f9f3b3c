import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { GET } from "@/app/api/openapi.json/route";
import { CALLS } from "@/lib/contracts/api/calls";

/**
 * Paths below `/api` that the OpenAPI document leaves out: those that report on the process or the API itself, and
 * those that other services call.
 */
const NO_CALLS = [
  "/api/health",
  "/api/health/live",
  "/api/openapi.json",
  "/api/cron/{work}",
  "/api/webhooks/mail-events",
  "/api/webhooks/{provider}",
  "/api/policy-reports",
];

type Route = { path: string; method: string; isForForms: boolean };

/** All route handlers below `/api`, found by reading the application's files. */
function routes(): Route[] {
  const files = readdirSync("app/api", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("route.ts"),
  );
  return files.flatMap((file) => {
    const source = readFileSync(path.join("app/api", file), "utf8");
    const address = `/api/${path.dirname(file)}`.replaceAll(/\[(\w+)\]/g, "{$1}");
    if (NO_CALLS.includes(address)) return [];
    const methods = source.matchAll(/export (?:const|(?:async )?function) (GET|POST|PUT|PATCH|DELETE)\b(?: = (\w+))?/g);
    return [...methods].map(([, method = "", maker]) => ({
      path: address,
      method,
      isForForms: maker === "formMethods",
    }));
  });
}
const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

it("documents every call, and no others", () => {
  const documented = CALLS.map(named);
  expect(new Set(documented).size).toBe(documented.length);
  const made = routes()
    // Handlers for plain HTML forms need no entry if a documented call has the same path.
    .filter((route) => !route.isForForms || documented.includes(named(route)))
    .map(named);
  expect(made.sort()).toEqual([...documented].sort());
});

it("serves an OpenAPI document with the input, answer and refusals of every call", async () => {
  const document = await GET().json();
  expect(document.openapi).toBe("3.1.0");
  const stock = document.paths["/api/products/{id}/stock"].get;
  expect(stock.parameters).toEqual([
    { name: "id", in: "path", required: true, schema: { type: "string", description: "Id or slug" } },
  ]);
  expect(stock.responses[200].content["application/json"].schema.required).toContain("variants");
  expect(stock.responses.default.description).toContain("product_unknown");
  const ids = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(CALLS.length);
});
