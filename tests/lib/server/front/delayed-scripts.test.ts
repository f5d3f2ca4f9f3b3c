import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { delayScripts, withDelayedScripts } from "@/lib/server/front/delayed-scripts";

const SCRIPT = '<script src="/_next/static/chunks/2c2ebo-4bayj2.js" async=""></script>';
const OTHER = '<script src="/_next/static/immutable/chunks/turbopack-077hm~q.js?dpl=a1" async=""></script>';
const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/0td3n3e_0pawm.js"/>';
const PAGE = `<html><head>${PRELOAD}<title>Nila ₹ Loom</title>${SCRIPT}${OTHER}</head><body>Cloth by the metre, ₹900</body></html>`;

let answer: (response: http.ServerResponse) => void;
let compresses = false;
afterEach(() => {
  compresses = false;
});
const server = http.createServer((_, response) => {
  // In the same order as in the front server: `compress` is applied first, so that `delayScripts` gets the HTML before
  // it is compressed.
  if (compresses) compress(response);
  delayScripts(response);
  answer(response);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a request over a plain socket, because requests with `http` or `fetch` are intercepted in tests. */
async function ask(): Promise<{ head: string; body: Buffer }> {
  const socket = net.connect((server.address() as AddressInfo).port);
  socket.write("GET / HTTP/1.0\r\nhost: shop.example\r\nconnection: close\r\n\r\n");
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  const answered = Buffer.concat(parts);
  const end = answered.indexOf("\r\n\r\n");
  return { head: answered.toString("latin1", 0, end), body: answered.subarray(end + 4) };
}

/** Makes the response compress its body with gzip; the compressed parts are written with the original methods. */
function compress(response: http.ServerResponse) {
  const { write, end } = response;
  const stream = zlib.createGzip();
  stream.on("data", (part) => Reflect.apply(write, response, [part]));
  stream.on("end", () => Reflect.apply(end, response, []));
  response.write = (part: unknown) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return stream.write(part);
  };
  response.end = (part?: unknown) => {
    stream.end(part);
    return response;
  };
}

function html(response: http.ServerResponse) {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
}

function expectLate(page: string) {
  expect(page).not.toContain(SCRIPT);
  expect(page).not.toContain(OTHER);
  expect(page).toContain(
    '["/_next/static/chunks/2c2ebo-4bayj2.js","/_next/static/immutable/chunks/turbopack-077hm~q.js?dpl=a1"]',
  );
  expect(page.replace(/<script>.*<\/script>/, "")).toBe(
    PAGE.replace(PRELOAD, "").replace(SCRIPT, "").replace(OTHER, ""),
  );
}

it("takes the scripts of a page that comes at once, and corrects its length", async () => {
  answer = (response) => {
    html(response);
    response.setHeader("Content-Length", Buffer.byteLength(PAGE));
    response.end(PAGE);
  };
  const { head, body } = await ask();
  expect(head.toLowerCase()).not.toContain("content-length");
  expectLate(body.toString());
});

it("takes them when the page comes byte by byte", async () => {
  answer = (response) => {
    html(response);
    for (const byte of Buffer.from(PAGE)) response.write(Buffer.of(byte));
    response.end();
  };
  expectLate((await ask()).body.toString());
});

it("looks before the page is compressed, and not at what comes of it", async () => {
  compresses = true;
  answer = (response) => {
    html(response);
    response.write(PAGE.slice(0, 50));
    response.end(PAGE.slice(50));
  };
  const { body } = await ask();
  expectLate((await promisify(zlib.gunzip)(body)).toString());
});

it.each([
  ["what is no page", "text/x-component", PAGE],
  ["a page without a head", "text/html", `${SCRIPT} and a text`],
  ["a page with a nonce", "text/html", PAGE.replaceAll("<script ", '<script nonce="n" ')],
  [
    "a page of nothing but scripts of others",
    "text/html",
    "<head><script src='https://chat.example/a.js'></script></head>",
  ],
])("leaves %s as it is", async (_, type, text) => {
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

it.each([
  ["as it is", false],
  ["compressed", true],
])("sends status and address of a page that redirects after nothing was written, %s", async (_, isCompressed) => {
  compresses = isCompressed;
  answer = (response) => {
    html(response);
    response.flushHeaders();
    response.write(new Uint8Array());
    response.write("");
    response.statusCode = 307;
    response.setHeader("location", "/account/sign-in");
    response.write(PAGE);
    response.end();
  };
  const { head, body } = await ask();
  expect(body.toString("latin1")).not.toContain("script");
  expect(head).toMatch(/^HTTP\/1\.1 307 /);
  expect(head).toContain("location: /account/sign-in");
});

it("passes on everything that is written, in its order", async () => {
  answer = (response) => {
    for (const part of ["one ", "", "two ", "three"]) response.write(part);
    response.end(" end");
  };
  expect((await ask()).body.toString()).toBe("one two three end");
});

it("answers without a body too", async () => {
  answer = (response) => {
    html(response);
    response.statusCode = 304;
    response.end();
  };
  expect((await ask()).body.byteLength).toBe(0);
});

it("tells who writes that a part which waits was taken", async () => {
  let taken = 0;
  answer = (response) => {
    html(response);
    response.write("<head>", () => {
      taken += 1;
    });
    response.end("</head>", () => {
      taken += 1;
    });
  };
  expect((await ask()).body.toString()).toBe("<head></head>");
  expect(taken).toBe(2);
});

describe("the script in their place", () => {
  function begin() {
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

  it("asks for them when the page has been painted or nobody has seen that for long, and once", () => {
    for (const first of [0, 1]) {
      const { added, listeners } = begin();
      expect(listeners).toHaveLength(2);
      expect(added).toEqual([]);
      listeners[first]?.();
      expect(added).toEqual(["/_next/static/chunks/2c2ebo-4bayj2.js"]);
      for (const listener of listeners) listener();
      expect(added).toHaveLength(1);
    }
  });
});
