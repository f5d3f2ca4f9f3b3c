import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { interceptRequests } from "@/lib/server/intercept-requests";
import { answerFromMemory, forgetPages } from "@/lib/server/page-memory";

const SHARED = { "Cache-Control": "public, max-age=0, s-maxage=60", ETag: '"one"', "Content-Type": "text/html" };

function reply(response: http.ServerResponse, status: number, headers: Record<string, string>, body: string | Buffer) {
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries(headers))).end(body);
}

let rendered = 0;
let answer: (request: http.IncomingMessage, response: http.ServerResponse) => void;
const server = http.createServer((request, response) => {
  rendered += 1;
  answer(request, response);
});

beforeAll(async () => {
  interceptRequests(answerFromMemory);
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(1_000_000);
  forgetPages();
  rendered = 0;
  answer = (_, response) => {
    response.setHeaders(new Map(Object.entries(SHARED)));
    response.write("page ");
    response.end(String(rendered));
  };
});
afterEach(() => jest.restoreAllMocks());

type Asking = { method?: string; headers?: Record<string, string> };

/** Uses a plain socket, because MSW blocks requests by `http` and `fetch`. */
async function ask(path = "/", { method = "GET", headers = {} }: Asking = {}) {
  const { port } = server.address() as AddressInfo;
  const socket = net.connect(port).setEncoding("latin1");
  const lines = Object.entries({ host: "shop.example", connection: "close", ...headers });
  socket.write(`${method} ${path} HTTP/1.0\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
  let received = "";
  for await (const part of socket) received += part;
  const [head = "", text = ""] = received.split("\r\n\r\n");
  const [status = "", ...named] = head.split("\r\n");
  return {
    status: Number(status.split(" ")[1]),
    headers: Object.fromEntries(named.map((line) => [line.split(": ")[0]?.toLowerCase(), line.split(": ")[1]])),
    text,
  };
}

async function until(isSo: () => boolean) {
  for (let attempt = 0; attempt < 200 && !isSo(); attempt += 1) await new Promise((resolve) => setTimeout(resolve, 5));
}
const later = (milliseconds: number) => jest.spyOn(Date, "now").mockReturnValue(1_000_000 + milliseconds);

it("repeats a recent page with its headers and its age", async () => {
  await ask();
  later(2_000);
  const { status, headers, text } = await ask();
  expect({ status, text, rendered }).toEqual({ status: 200, text: "page 1", rendered: 1 });
  expect(headers).toMatchObject({ etag: '"one"', "content-type": "text/html", "content-length": "6", age: "2" });
});

it("answers 304 when the browser has the page already", async () => {
  await ask();
  const { status, text, headers } = await ask("/", { headers: { "if-none-match": '"one"' } });
  expect({ status, text, rendered }).toEqual({ status: 304, text: "", rendered: 1 });
  expect(headers.etag).toBe('"one"');
});

it("lets one request refresh the page after three seconds, and answers the others meanwhile", async () => {
  await ask();
  later(3_000);
  let finish: () => void = () => undefined;
  answer = (_, response) => {
    finish = () => reply(response, 200, SHARED, "new");
  };
  const first = ask();
  await until(() => rendered === 2);
  expect((await ask()).text).toBe("page 1");
  finish();
  expect((await first).text).toBe("new");
  expect((await ask()).text).toBe("new");
  expect(rendered).toBe(2);
});

it("forgets changed pages at once, and pages being rendered meanwhile", async () => {
  await ask();
  forgetPages();
  let finish: () => void = () => undefined;
  answer = (_, response) => {
    finish = () => reply(response, 200, SHARED, "of before the write");
  };
  const underway = ask();
  await until(() => rendered === 2);
  forgetPages();
  finish();
  await underway;
  answer = (_, response) => reply(response, 200, SHARED, "of after it");
  expect((await ask()).text).toBe("of after it");
});

it("forgets a page that may no longer be shared", async () => {
  await ask();
  later(3_000);
  answer = (_, response) => reply(response, 503, { "Cache-Control": "no-store" }, "closed");
  expect((await ask()).status).toBe(503);
  expect((await ask()).status).toBe(503);
});

it.each([
  ["for one visitor", 200, { "Cache-Control": "private, no-store" }],
  ["with a cookie", 200, { ...SHARED, "Set-Cookie": "a=b" }],
  ["without a cache header", 200, {}],
  ["with status 404", 404, SHARED],
])("does not keep a response %s", async (_, status, headers) => {
  answer = (_, response) => reply(response, status, headers as Record<string, string>, "x");
  await ask();
  await ask();
  expect(rendered).toBe(2);
});

it.each([
  { method: "POST" },
  { method: "HEAD" },
  { headers: { rsc: "1" } },
  { headers: { "next-router-prefetch": "1" } },
  { headers: { range: "bytes=0-1" } },
  { headers: { authorization: "Bearer x" } },
] as Asking[])("leaves %j to Next", async (request) => {
  await ask();
  await ask("/", request);
  expect(rendered).toBe(2);
});

it.each([
  ["/?page=2", {}],
  ["/", { host: "other.example" }],
  ["/", { "x-forwarded-proto": "https" }],
  ["/", { "accept-encoding": "gzip" }],
])("treats %s with %j as another page", async (path, headers) => {
  await ask();
  await ask(path, { headers: headers as Record<string, string> });
  expect(rendered).toBe(2);
});

it("keeps no more pages than it has room for", async () => {
  answer = (_, response) => reply(response, 200, SHARED, Buffer.alloc(5_000_000));
  for (let page = 0; page < 8; page += 1) await ask(`/${page}`);
  await ask("/7");
  expect(rendered).toBe(8);
  await ask("/0");
  expect(rendered).toBe(9);
});
