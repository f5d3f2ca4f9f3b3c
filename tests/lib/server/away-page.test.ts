import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { awayPage, explainFault, hostName, rememberLook } from "@/lib/server/away-page";
import { noteDatabaseAway } from "@/lib/server/database-away";
import { server as outsideServices } from "@/tests/mocks/server";

beforeAll(() => outsideServices.close());
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for("storefront.database-away"));
});

/**
 * Requests a page from a test server that replies with `answer`. `explainFault` wraps the response, as in the real
 * server, and may replace it with an error page.
 */
async function ask(answer: RequestListener, path = "/", method = "GET"): Promise<Response & { page: string }> {
  const shop = createServer((request, response) => {
    explainFault(request, response);
    answer(request, response);
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  const response = await fetch(`http://127.0.0.1:${(shop.address() as AddressInfo).port}${path}`, { method });
  const page = await response.text();
  shop.closeAllConnections();
  await new Promise((resolve) => shop.close(resolve));
  return Object.assign(response, { page });
}

const fault: RequestListener = (_, response) => {
  response.statusCode = 500;
  response.setHeader("Cache-Control", "public, s-maxage=60");
  response.setHeader("Content-Length", "21");
  response.end("Internal Server Error");
};
const faultInParts: RequestListener = (_, response) => {
  response.statusCode = 500;
  response.setHeader("Content-Type", "text/html");
  response.write("<html>", () => response.end("</html>"));
};

it.each([
  ["at once", fault],
  ["in parts", faultInParts],
])("a page that fails %s while the database is away says when to come back", async (_, failing) => {
  noteDatabaseAway();
  const { status, headers, page } = await ask(failing, "/product/shirt");
  expect(status).toBe(503);
  expect(headers.get("retry-after")).toBe("10");
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(page).toContain("Back in a moment");
  expect(page).not.toContain("Internal");
});

it("says the same without a body to who asks for the head alone", async () => {
  noteDatabaseAway();
  const { status, headers, page } = await ask(fault, "/", "HEAD");
  expect([status, headers.get("retry-after"), page]).toEqual([503, "10", ""]);
});

it.each<[string, RequestListener, string]>([
  ["a call, which says it itself", fault, "/api/cart"],
  ["a page that does not fail", (_, response) => response.end("fine"), "/"],
])("changes nothing of %s", async (_, answer, path) => {
  noteDatabaseAway();
  const { page } = await ask(answer, path);
  expect(page).toBe(answer === fault ? "Internal Server Error" : "fine");
});

it("leaves any other fault what it is", async () => {
  const { status, page } = await ask(fault);
  expect([status, page]).toEqual([500, "Internal Server Error"]);
});

it("looks like the shop when that was read before, and like no shop otherwise", () => {
  rememberLook("shop.example", { name: "Nila <Loom> & Sons", accent: "#7a3b2e" });
  rememberLook("odd.example", { name: "Odd", accent: "red;}body{display:none" });
  expect(awayPage("shop.example").html).toContain("<header>Nila &lt;Loom&gt; &amp; Sons</header>");
  expect(awayPage("shop.example").html).toContain("a{color:#7a3b2e}");
  expect(awayPage("odd.example").html).not.toContain("red;");
  expect(awayPage("stranger.example").html).not.toContain("<header>");
});

it("reads a host as stores are listed", () => {
  expect(["Shop.Example.:8443", "localhost:3000", null].map(hostName)).toEqual(["shop.example", "localhost", ""]);
});
