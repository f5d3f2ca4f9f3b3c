import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { nameAllowedMethods, refuseUnknownMethod } from "@/lib/server/front/allowed-methods";
import type { Handler } from "@/lib/server/front/collected-response";
import { readAnswer, requestText } from "@/tests/support/raw-http";

/**
 * Imitates Next.js: an API route that allows GET and POST, and pages, for which the middleware refuses all methods but
 * GET and HEAD.
 */
const next: Handler = ({ method = "", url = "" }, response) => {
  if (["TRACE", "PROPFIND"].includes(method)) throw new Error("Next breaks on it");
  const isCall = url.startsWith("/api");
  const allowed = isCall ? ["GET", "HEAD", "OPTIONS", "POST"] : ["GET", "HEAD"];
  if (method === "OPTIONS") {
    response.statusCode = isCall ? 204 : 405;
    response.setHeader("Allow", allowed.join(", "));
  } else if (!allowed.includes(method)) response.statusCode = 405;
  response.end(method === "GET" ? "read" : undefined);
};

const server = http.createServer((request, response) => {
  if (refuseUnknownMethod(next, request, response)) return;
  nameAllowedMethods(next, request, response);
  next(request, response);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function asked(method: string, path: string) {
  const socket = net.connect((server.address() as AddressInfo).port);
  socket.write(requestText(path, { method }));
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return readAnswer(Buffer.concat(parts), method);
}

it.each([
  ["TRACE", "/", "GET, HEAD"],
  ["TRACE", "/api/cart", "GET, HEAD, OPTIONS, POST"],
  ["PROPFIND", "/api/cart?x=1", "GET, HEAD, OPTIONS, POST"],
  ["PURGE", "/product/shirt", "GET, HEAD"],
  ["PUT", "/api/cart", "GET, HEAD, OPTIONS, POST"],
  ["DELETE", "/robots.txt", "GET, HEAD"],
  ["OPTIONS", "*", "GET, HEAD"],
])("refuses %s %s and names what there is", async (method, path, allowed) => {
  const { status, headers, text } = await asked(method, path);
  expect([status, headers.allow, headers["cache-control"]]).toEqual([405, allowed, "no-store"]);
  if (path.startsWith("/api")) expect(JSON.parse(text)).toMatchObject({ status: 405, code: "method_not_allowed" });
  else expect(text).toBe("");
});

it.each(["GET", "POST", "OPTIONS"])("lets %s pass", async (method) => {
  expect((await asked(method, "/api/cart")).status).toBe(method === "OPTIONS" ? 204 : 200);
});
