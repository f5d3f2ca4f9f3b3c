import dns from "node:dns";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { fetchFromService, fetchPublic } from "@/lib/integrations/outgoing-fetch";
import { isPublicAddress } from "@/lib/integrations/public-address";
import { startService } from "@/tests/fakes/service";
import { server as outsideServices } from "@/tests/mocks/server";

jest.mock("@/lib/integrations/public-address", () => ({ isPublicAddress: jest.fn() }));
const actual = jest.requireActual<typeof import("@/lib/integrations/public-address")>(
  "@/lib/integrations/public-address",
);
beforeEach(() => jest.mocked(isPublicAddress).mockImplementation(actual.isPublicAddress));

// These tests need real connections, so the server that intercepts requests is switched off.
beforeAll(() => outsideServices.close());
afterEach(() => jest.restoreAllMocks());

type Respond = (request: IncomingMessage, response: ServerResponse) => unknown;
let respond: Respond;
let requests: string[];
let service: Awaited<ReturnType<typeof startService>>;
let port: string;
beforeAll(async () => {
  service = await startService(async (request, response) => {
    requests.push(`${request.headers.host}${request.url}`);
    await respond(request, response);
  });
  ({ port } = new URL(service.origin));
});
afterAll(() => service.close());
beforeEach(() => {
  requests = [];
  respond = sendPicture;
});

const sendPicture: Respond = (_, response) => response.writeHead(200, { "content-type": "image/png" }).end("a picture");
const LIMITS = { timeoutMilliseconds: 20_000, largestBytes: 1_000, redirects: 3, accepts: /^image\// };
const fetchOne = (address: string, trustedHosts: readonly string[] = []) =>
  fetchPublic(address, { ...LIMITS, trustedHosts: new Set(trustedHosts) });

/** Mocks DNS: every host name resolves to these IP addresses. */
function resolveNamesTo(...addresses: string[]) {
  const answer = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  return jest
    .spyOn(dns, "lookup")
    .mockImplementation(((_name: string, _options: object, callback: CallableFunction) =>
      callback(null, answer)) as unknown as typeof dns.lookup);
}

describe("an address in data", () => {
  it.each([
    "http://127.0.0.1:PORT/",
    "http://127.1:PORT/",
    "http://127.000.000.001:PORT/",
    "http://2130706433:PORT/",
    "http://0x7f000001:PORT/",
    "http://0x7f.0.0.1:PORT/",
    "http://017700000001:PORT/",
    "http://0177.0.0.01:PORT/",
    "http://127.0.0.1.:PORT/",
    "http://１２７.0.0.1:PORT/",
    "http://①②⑦.0.0.1:PORT/",
    "http://%31%32%37.0.0.1:PORT/",
    "http://0:PORT/",
    "http://0.0.0.0:PORT/",
    "http://localhost:PORT/",
    "http://LOCALHOST.:PORT/",
    "http://[::1]:PORT/",
    "http://[::]:PORT/",
    "http://[::ffff:127.0.0.1]:PORT/",
    "http://[::ffff:7f00:1]:PORT/",
    "http://[::127.0.0.1]:PORT/",
    "http://[64:ff9b::7f00:1]:PORT/",
    "http://[2002:7f00:1::]:PORT/",
    "http://[fe80::1]/",
    "http://[fd00:ec2::254]/latest/meta-data/",
    "http://169.254.169.254/latest/meta-data/",
    "http://2852039166/latest/meta-data/",
    "http://0xa9fea9fe/latest/meta-data/",
    "http://100.100.100.200/latest/meta-data/",
    "http://168.63.129.16/",
    "http://10.0.0.1/",
    "http://172.16.0.1/",
    "http://192.168.1.1/",
    "https://192.168.1.1/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://8.8.8.8@127.0.0.1:PORT/",
    "http://somebody:secret@8.8.8.8/",
    "http://127.0.0.1\\@8.8.8.8/",
    "ftp://8.8.8.8/",
    "file:///etc/hostname",
    "data:image/png;base64,AA==",
    "gopher://127.0.0.1:PORT/",
    "//127.0.0.1:PORT/",
    "http://",
    "http://256.1.1.1/",
    "http://[fe80::1%25eth0]/",
  ])("%s is unreachable, and nobody is asked", async (address) => {
    await expect(fetchOne(address.replace("PORT", port))).rejects.toMatchObject({ code: "unreachable" });
    expect(requests).toEqual([]);
  });

  it.each([
    ["this machine", ["127.0.0.1"]],
    ["this machine by IPv6", ["::1"]],
    ["a private network", ["10.1.2.3"]],
    ["the metadata service", ["169.254.169.254"]],
    ["an IPv4 address as IPv6", ["::ffff:127.0.0.1"]],
    ["a public and a private address", ["8.8.8.8", "127.0.0.1"]],
    ["no address", []],
  ])("is unreachable by a name that leads to %s", async (_, addresses) => {
    resolveNamesTo(...addresses);
    await expect(fetchOne(`http://pictures.example:${port}/a.png`)).rejects.toMatchObject({ code: "unreachable" });
    expect(requests).toEqual([]);
  });

  it("is looked up once, so that what was checked is what is connected to", async () => {
    jest.mocked(isPublicAddress).mockImplementation((address) => address === "127.0.0.1");
    const answers = ["127.0.0.1", "10.0.0.1"];
    const lookUp = resolveNamesTo();
    lookUp.mockImplementation(((_name: string, _options: object, callback: CallableFunction) =>
      callback(null, [{ address: answers.shift(), family: 4 }])) as unknown as typeof dns.lookup);
    const { body } = await fetchOne(`http://pictures.example:${port}/a.png`);
    expect(body.toString()).toBe("a picture");
    expect(lookUp).toHaveBeenCalledTimes(1);
    expect(requests).toEqual([`pictures.example:${port}/a.png`]);
    await expect(fetchOne(`http://pictures.example:${port}/a.png`)).rejects.toMatchObject({ code: "unreachable" });
  });
});

describe("a host of the allow-list", () => {
  it.each(["127.0.0.1", "127.0.0.1:PORT"])("is asked as %s", async (host) => {
    const { body } = await fetchOne(`${service.origin}/a.png`, [host.replace("PORT", port)]);
    expect(body.toString()).toBe("a picture");
  });

  it.each(["127.0.0.1:1", "127.0.0.2", "0.0.1", "localhost"])("is none other, such as %s", async (host) => {
    await expect(fetchOne(`${service.origin}/a.png`, [host])).rejects.toMatchObject({ code: "unreachable" });
    expect(requests).toEqual([]);
  });

  it("may redirect within the list, and nowhere else that is private", async () => {
    const other = await startService(async (_, response) => sendPicture({} as IncomingMessage, response));
    const { host } = new URL(other.origin);
    respond = (_, response) => response.writeHead(302, { location: `${other.origin}/b.png` }).end();
    const { body } = await fetchOne(`${service.origin}/a.png`, [`127.0.0.1:${port}`, host]);
    expect(body.toString()).toBe("a picture");
    const refused = fetchOne(`${service.origin}/a.png`, [`127.0.0.1:${port}`]);
    await expect(refused).rejects.toMatchObject({ code: "unreachable", message: "not a public address" });
    await other.close();
  });

  it.each(["http://10.0.0.1/", "http://[::1]/", "file:///etc/hostname", "http://0x7f.1/", "//192.168.0.1/x"])(
    "may not redirect to %s",
    async (location) => {
      respond = (_, response) => response.writeHead(301, { location }).end();
      const refused = fetchOne(`${service.origin}/a.png`, [`127.0.0.1:${port}`]);
      await expect(refused).rejects.toMatchObject({ code: "unreachable", message: "not a public address" });
    },
  );
});

describe("every fetch", () => {
  const ask = (path = "/", changes = {}) => fetchFromService(service.origin + path, { ...LIMITS, ...changes });

  it("may reach a private network when a setting names the service", async () => {
    expect(await ask()).toMatchObject({ status: 200, headers: { "content-type": "image/png" } });
  });

  it("follows a bounded number of redirects", async () => {
    respond = ({ url }, response) => response.writeHead(302, { location: `${url}x` }).end();
    await expect(ask()).rejects.toMatchObject({ code: "unreachable" });
    expect(requests).toHaveLength(4);
  });

  it("follows none where a secret is sent", async () => {
    respond = (_, response) => response.writeHead(307, { location: "/b" }).end();
    await expect(ask("/", { redirects: undefined, method: "POST", body: "{}" })).rejects.toMatchObject({
      code: "unreachable",
    });
    expect(requests).toHaveLength(1);
  });

  it.each<[string, Respond]>([
    ["before its head", () => undefined],
    ["in its body", (_, response) => response.writeHead(200, { "content-type": "image/png" }).write("a")],
    [
      "by a byte now and then",
      (_, response) => {
        response.writeHead(200, { "content-type": "image/png" });
        const dripping = setInterval(() => response.write("a"), 20);
        response.on("close", () => clearInterval(dripping));
      },
    ],
  ])("ends in time when the answer stalls %s", async (_, stalling) => {
    respond = stalling;
    const started = performance.now();
    const slow = ask("/", { timeoutMilliseconds: 200 });
    await expect(slow).rejects.toMatchObject({ code: "unreachable", message: "too slow" });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it.each<[string, Respond]>([
    [
      "is announced",
      (_, response) => response.writeHead(200, { "content-type": "image/png", "content-length": "1001" }),
    ],
    ["comes", (_, response) => response.writeHead(200, { "content-type": "image/png" }).end(Buffer.alloc(1_001))],
    [
      "is unpacked",
      (_, response) =>
        response
          .writeHead(200, { "content-type": "image/png", "content-encoding": "gzip" })
          .end(gzipSync(Buffer.alloc(1_000_000))),
    ],
  ])("ends when more than is wanted %s", async (_, sending) => {
    respond = (request, response) => {
      sending(request, response);
      response.flushHeaders();
    };
    await expect(ask()).rejects.toMatchObject({ code: "too_large" });
  });

  it("unpacks what comes packed all the same", async () => {
    respond = (_, response) =>
      response.writeHead(200, { "content-type": "image/png", "content-encoding": "gzip" }).end(gzipSync("a picture"));
    expect((await ask()).body.toString()).toBe("a picture");
  });

  it("takes no other type than was asked for, and no body of a refusal", async () => {
    respond = (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>");
    await expect(ask()).rejects.toMatchObject({ code: "wrong_type" });
    respond = (_, response) => response.writeHead(403, { "content-type": "text/html" }).end("secret");
    expect(await ask()).toMatchObject({ status: 403, body: Buffer.alloc(0) });
  });

  it("is unreachable when the answer breaks off", async () => {
    respond = (_, response) => {
      response.writeHead(200, { "content-type": "image/png", "content-length": "100" }).write("a");
      setTimeout(() => response.destroy(), 20);
    };
    await expect(ask()).rejects.toMatchObject({ code: "unreachable" });
  });
});

it("is made in this one place", () => {
  const files = ["app", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  );
  // These files need not use our `fetch` wrapper: browser code uses the browser's `fetch`, and the front server makes
  // its first request to itself.
  const others = /^lib[/](?:browser[/]|inline[/]|server[/]front[/]next-assumptions)/;
  const ours = files.filter((file) => /[.]tsx?$/.test(file) && !others.test(file));
  expect(ours.length).toBeGreaterThan(500);
  expect(ours.filter((file) => /\bfetch\(|\bhttps?[.](?:get|request)\(/.test(readFileSync(file, "utf8")))).toEqual([]);
});
