import { request as ask, createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import proxyAddr from "proxy-addr";
import { clientAddress } from "@/lib/http/client-address";
import { isSecure } from "@/lib/http/is-secure";
import { trustedHeaders, trustProxies } from "@/lib/server/trusted-proxies";
import { server as outsideServices } from "@/tests/mocks/server";

const NOTHING = { "x-forwarded-host": undefined, "x-forwarded-port": undefined };
const SPOOFED = { "x-forwarded-for": "198.51.100.1", "x-forwarded-proto": "https", "x-forwarded-host": "evil.example" };

const trusted = (proxies: readonly string[], remoteAddress: string | undefined, headers: IncomingHttpHeaders = {}) =>
  trustedHeaders({ socket: { remoteAddress }, headers }, proxyAddr.compile([...proxies]));

describe("without a trusted proxy", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["127.0.0.1", "127.0.0.1"],
    ["::1", "::1"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8::7", "2001:db8::7"],
    [undefined, "unknown"],
  ])("a request from %s counts for %s, whatever it says", (socket, address) => {
    expect(trusted([], socket, SPOOFED)).toEqual({
      ...NOTHING,
      "x-forwarded-for": address,
      "x-forwarded-proto": "http",
    });
  });

  it("https is what the socket says", () => {
    const socket = { remoteAddress: "203.0.113.9", encrypted: true };
    expect(trustedHeaders({ socket, headers: {} }, () => false)["x-forwarded-proto"]).toBe("https");
  });
});

describe("behind trusted proxies", () => {
  it.each<[string, readonly string[], string, string | undefined, string]>([
    ["one", ["10.0.0.7"], "10.0.0.7", "203.0.113.9", "203.0.113.9"],
    ["one that says nothing", ["10.0.0.7"], "10.0.0.7", undefined, "10.0.0.7"],
    [
      "one, of which the client made up the first entry",
      ["10.0.0.7"],
      "10.0.0.7",
      "1.2.3.4, 203.0.113.9",
      "203.0.113.9",
    ],
    ["two", ["10.0.0.0/8"], "10.0.0.7", "1.2.3.4, 203.0.113.9, 10.0.0.8", "203.0.113.9"],
    ["two, of which one is not named", ["10.0.0.7"], "10.0.0.7", "203.0.113.9, 10.0.0.8", "10.0.0.8"],
    ["another than the one that asks", ["10.0.0.7"], "10.0.0.9", "203.0.113.9", "10.0.0.9"],
    ["one on this machine", ["loopback"], "::1", "203.0.113.9", "203.0.113.9"],
    ["one that is named by IPv4 and comes by IPv6", ["10.0.0.7"], "::ffff:10.0.0.7", "203.0.113.9", "203.0.113.9"],
    ["one that names the client by IPv6", ["10.0.0.7"], "10.0.0.7", "2001:db8::7", "2001:db8::7"],
    ["one in an IPv6 network", ["fd00::/8"], "fd12::3", "203.0.113.9", "203.0.113.9"],
    ["all trusted, the farthest counts", ["uniquelocal"], "10.0.0.7", "10.1.1.1, 10.2.2.2", "10.1.1.1"],
  ])("%s", (_, proxies, socket, sent, address) => {
    expect(trusted(proxies, socket, { "x-forwarded-for": sent })["x-forwarded-for"]).toBe(address);
  });

  it.each([
    ["https", "https"],
    ["HTTPS", "https"],
    ["https, http", "https"],
    ["http", "http"],
    ["ws", "http"],
    [undefined, "http"],
  ])("%s before the proxy is %s", (sent, proto) => {
    expect(trusted(["loopback"], "127.0.0.1", { "x-forwarded-proto": sent })["x-forwarded-proto"]).toBe(proto);
  });

  it("the host that it passes on stays", () => {
    expect(trusted(["loopback"], "127.0.0.1", SPOOFED)["x-forwarded-host"]).toBe("evil.example");
  });
});

it("limits a request with headers of its own making by the address of its socket", async () => {
  outsideServices.close();
  const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
  const seen: unknown[] = [];
  const shop = createServer((request, response) => {
    trustProxies(request);
    const headers = new Headers(request.headers as Record<string, string>);
    const asked = new Request("http://shop.example/", { headers });
    seen.push([clientAddress(asked), isSecure(headers), headers.get("x-forwarded-host")]);
    response.end();
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  const { port } = shop.address() as AddressInfo;
  for (const headers of [SPOOFED, { ...SPOOFED, "x-forwarded-for": "198.51.100.2" }, {}]) {
    await new Promise<void>((resolve, reject) => {
      ask({ port, host: "127.0.0.1", headers, agent: false }, (response) => response.resume().on("end", resolve))
        .on("error", reject)
        .end();
    });
  }
  await new Promise((resolve) => shop.close(resolve));
  expect(seen).toEqual(Array(3).fill(["127.0.0.1", false, null]));
  expect(warned).toHaveBeenCalledTimes(1);
  expect(warned.mock.calls[0]?.[0]).toContain("TRUSTED_PROXIES");
});
