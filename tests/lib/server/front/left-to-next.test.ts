import type { IncomingMessage } from "node:http";
import { useFront } from "@/tests/support/front-server";
import type { Asking } from "@/tests/support/raw-http";

let rendered: IncomingMessage[] = [];
const { ask } = useFront((request, response) => {
  rendered.push(request);
  response.setHeader("Cache-Control", "public, s-maxage=60").setHeader("Content-Type", "text/html").end("page");
});
beforeEach(() => {
  rendered = [];
});

const NOT_FOR_ALL: Asking[] = [
  { method: "POST", headers: { "content-length": "0" } },
  { headers: { rsc: "1" } },
  { headers: { "next-router-prefetch": "1" } },
  { headers: { range: "bytes=0-1" } },
  { headers: { authorization: "Bearer x" } },
];
it.each(NOT_FOR_ALL)("leaves %j to Next", async (request) => {
  await ask();
  const before = rendered.length;
  await ask("/", request);
  await ask("/", request);
  expect(rendered).toHaveLength(before + 2);
});

it.each(["/cart", "/account", "/search/cloth", "/api/cart", "/_next/static/a.js", "/robots.txt", "/%ff"])(
  "lets %s through as it was asked for",
  async (path) => {
    await ask(path, { headers: { cookie: "session=a" } });
    await ask(path, { headers: { cookie: "session=b" } });
    expect(rendered.map(({ headers }) => headers.cookie)).toEqual(["session=a", "session=b"]);
  },
);
