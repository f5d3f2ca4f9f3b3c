import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { delayHeaders } from "@/lib/server/delayed-headers";
import { delayScripts, withDelayedScripts } from "@/lib/server/delayed-scripts";

const SCRIPT = '<script src="/_next/static/chunks/2c2ebo-4bayj2.js" async=""></script>';
const OTHER = '<script src="/_next/static/chunks/turbopack-077hm~q.js?dpl=a1" async=""></script>';
const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/0td3n3e_0pawm.js"/>';
const PAGE = `<html><head>${PRELOAD}<title>Nila ₹ Loom</title>${SCRIPT}${OTHER}</head><body>Cloth by the metre, ₹900</body></html>`;

let answer: (response: http.ServerResponse) => void;
const server = http.createServer((_, response) => {
  delayHeaders(response);
  delayScripts(response);
  answer(response);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Uses a plain socket, because MSW blocks requests by `http` and `fetch`. */
async function ask(): Promise<{ head: string; body: Buffer }> {
  const socket = net.connect((server.address() as AddressInfo).port);
  socket.write("GET / HTTP/1.0\r\nhost: shop.example\r\nconnection: close\r\n\r\n");
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  const received = Buffer.concat(parts);
  const end = received.indexOf("\r\n\r\n");
  return { head: received.toString("latin1", 0, end), body: received.subarray(end + 4) };
}

/** Imitates Next.js compression: writes go through a stream to the methods that were there before. */
function compress(response: http.ServerResponse) {
  const { write, end } = response;
  const stream = zlib.createGzip();
  stream.on("data", (part) => Reflect.apply(write, response, [part]));
  stream.on("end", () => Reflect.apply(end, response, []));
  response.write = (part: unknown) => stream.write(part);
  response.end = (part?: unknown) => {
    stream.end(part);
    return response;
  };
}

function html(response: http.ServerResponse) {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
}

function expectDelayedScripts(page: string) {
  expect(page).not.toContain(SCRIPT);
  expect(page).not.toContain(OTHER);
  expect(page).toContain(
    '["/_next/static/chunks/2c2ebo-4bayj2.js","/_next/static/chunks/turbopack-077hm~q.js?dpl=a1"]',
  );
  expect(page.replace(/<script>.*<\/script>/, "")).toBe(
    PAGE.replace(PRELOAD, "").replace(SCRIPT, "").replace(OTHER, ""),
  );
}

it("delays the scripts of a page that is written at once, and corrects its length", async () => {
  answer = (response) => {
    html(response);
    response.setHeader("Content-Length", Buffer.byteLength(PAGE));
    response.end(PAGE);
  };
  const { head, body } = await ask();
  expect(head.toLowerCase()).not.toContain("content-length");
  expectDelayedScripts(body.toString());
});

it("delays the scripts of a page that is written byte by byte", async () => {
  answer = (response) => {
    html(response);
    for (const byte of Buffer.from(PAGE)) response.write(Buffer.of(byte));
    response.end();
  };
  expectDelayedScripts((await ask()).body.toString());
});

it("changes the page before it is compressed, not afterwards", async () => {
  answer = (response) => {
    html(response);
    compress(response);
    response.write(PAGE.slice(0, 50));
    response.end(PAGE.slice(50));
  };
  const { body } = await ask();
  expectDelayedScripts((await promisify(zlib.gunzip)(body)).toString());
});

it.each([
  ["a response that is not a page", "text/x-component", PAGE],
  ["a page without a head", "text/html", `${SCRIPT} and a text`],
  ["a page with a nonce", "text/html", PAGE.replaceAll("<script ", '<script nonce="n" ')],
  [
    "a page with scripts from elsewhere only",
    "text/html",
    "<head><script src='https://chat.example/a.js'></script></head>",
  ],
])("leaves %s unchanged", async (_, type, text) => {
  answer = (response) => {
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Length", Buffer.byteLength(text));
    response.write(text.slice(0, 10));
    response.end(text.slice(10));
  };
  const { head, body } = await ask();
  expect(head.toLowerCase()).toContain(`content-length: ${Buffer.byteLength(text)}`);
  expect(body.toString()).toBe(text);
});

it("handles a response without a body", async () => {
  answer = (response) => {
    html(response);
    response.statusCode = 304;
    response.end();
  };
  expect((await ask()).body.byteLength).toBe(0);
});

it("reports a buffered part as written", async () => {
  let acknowledged = 0;
  answer = (response) => {
    html(response);
    response.write("<head>", () => {
      acknowledged += 1;
    });
    response.end("</head>", () => {
      acknowledged += 1;
    });
  };
  expect((await ask()).body.toString()).toBe("<head></head>");
  expect(acknowledged).toBe(2);
});

describe("the loader script", () => {
  function runLoader() {
    const added: string[] = [];
    const listeners: (() => void)[] = [];
    class Observer {
      constructor(seen: () => void) {
        listeners.push(seen);
      }
      observe() {}
    }
    const document = {
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => added.push(src) },
    };
    const text = withDelayedScripts(`<head>${SCRIPT}`) ?? "";
    const code = text.slice(text.indexOf("<script>") + 8, text.lastIndexOf("</script>"));
    new Function("document", "PerformanceObserver", "setTimeout", code)(document, Observer, (later: () => void) =>
      listeners.push(later),
    );
    return { added, listeners };
  }

  it("loads the scripts once, after the first paint or a time limit", () => {
    for (const first of [0, 1]) {
      const { added, listeners } = runLoader();
      expect(listeners).toHaveLength(2);
      expect(added).toEqual([]);
      listeners[first]?.();
      expect(added).toEqual(["/_next/static/chunks/2c2ebo-4bayj2.js"]);
      for (const listener of listeners) listener();
      expect(added).toHaveLength(1);
    }
  });
});
