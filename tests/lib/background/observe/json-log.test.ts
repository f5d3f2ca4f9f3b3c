import { startJsonLog } from "@/lib/background/observe/json-log";
import { followRequests, noteStoreOfRequest, withRequest } from "@/lib/server/request-context";

const before = { log: console.log, info: console.info, warn: console.warn, error: console.error };
afterEach(() => Object.assign(console, before));

async function linesOf(work: () => void): Promise<Record<string, unknown>[]> {
  const written: string[] = [];
  await startJsonLog({ write: (text) => written.push(text) });
  work();
  return written.map((line) => JSON.parse(line));
}

it("prints one object a line, with its level", async () => {
  const lines = await linesOf(() => {
    console.log("The shop is open: %s", "http://localhost:3000");
    console.warn("Could not read a picture.", { file: "a.webp" });
    console.log("\u001b[1m▲ Next.js\u001b[22m");
    console.log("");
  });
  const pid = process.pid;
  expect(lines).toEqual([
    { level: "info", time: expect.stringMatching(/Z$/), pid, msg: "The shop is open: http://localhost:3000" },
    { level: "warn", time: expect.anything(), pid, msg: "Could not read a picture.", file: "a.webp" },
    { level: "info", time: expect.anything(), pid, msg: "▲ Next.js" },
  ]);
});

it("keeps an error with its stack", async () => {
  const [line, bare] = await linesOf(() => {
    console.error("A page could not be compressed.", new TypeError("no bytes"));
    console.error(new Error("alone"));
  });
  expect(line).toMatchObject({ level: "error", msg: "A page could not be compressed." });
  expect(line?.err).toMatchObject({
    type: "TypeError",
    message: "no bytes",
    stack: expect.stringContaining("json-log.test"),
  });
  expect(bare).toMatchObject({ msg: "alone", err: { message: "alone" } });
});

it("names the request in which a line was printed, also after what it awaits", async () => {
  followRequests();
  const lines = await linesOf(() => undefined);
  const written: string[] = [];
  Object.assign(console, before);
  await startJsonLog({ write: (text) => written.push(text) });
  await Promise.all(
    ["one", "two"].map((id) =>
      withRequest({ id, method: "GET", route: "/product/*" }, async () => {
        await new Promise((resolve) => setTimeout(resolve, id === "one" ? 20 : 5));
        noteStoreOfRequest(`store-${id}`);
        console.warn(`warning of ${id}`);
      }),
    ),
  );
  console.log("outside");
  expect(lines).toEqual([]);
  const found = written.map((line) => JSON.parse(line));
  expect(found.map(({ msg, request_id, route, store }) => [msg, request_id, route, store])).toEqual([
    ["warning of two", "two", "/product/*", "store-two"],
    ["warning of one", "one", "/product/*", "store-one"],
    ["outside", undefined, undefined, undefined],
  ]);
});
