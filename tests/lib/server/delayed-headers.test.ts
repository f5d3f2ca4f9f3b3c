import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { delayHeaders } from "@/lib/server/delayed-headers";

let answer: (response: http.ServerResponse) => void;
const server = http.createServer((_, response) => {
  delayHeaders(response);
  answer(response);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Uses a plain socket, because MSW blocks requests by `http` and `fetch`. */
async function ask(): Promise<string> {
  const socket = net.connect((server.address() as AddressInfo).port).setEncoding("utf8");
  socket.write("GET / HTTP/1.0\r\nhost: shop.example\r\nconnection: close\r\n\r\n");
  let received = "";
  for await (const part of socket) received += part;
  return received;
}

/** Imitates Next.js compression, which sends the headers on any write, even an empty one. */
function compress(response: http.ServerResponse) {
  const write = response.write;
  response.write = (...args: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return Reflect.apply(write, response, args);
  };
}

it.each([
  ["without compression", () => undefined],
  ["compressed", compress],
])("sends status and Location of a page that redirects after an empty write, %s", async (_, prepare) => {
  answer = (response) => {
    prepare(response);
    response.flushHeaders();
    response.write(new Uint8Array());
    response.write("");
    response.statusCode = 307;
    response.setHeader("location", "/account/sign-in");
    response.write("moved");
    response.end();
  };
  const received = await ask();
  expect(received).toMatch(/^HTTP\/1\.1 307 /);
  expect(received).toContain("location: /account/sign-in");
  expect(received.endsWith("moved")).toBe(true);
});

it("passes on everything that is written, in order", async () => {
  answer = (response) => {
    for (const part of ["one ", "", "two ", "three"]) response.write(part);
    response.end(" end");
  };
  expect((await ask()).split("\r\n\r\n")[1]).toBe("one two three end");
});

it("handles a response without a body", async () => {
  answer = (response) => {
    response.statusCode = 304;
    response.flushHeaders();
    response.end();
  };
  expect(await ask()).toMatch(/^HTTP\/1\.1 304 /);
});
