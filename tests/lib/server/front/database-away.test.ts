import type { ServerResponse } from "node:http";
import { noteDatabaseAway } from "@/lib/server/database-away";
import { expireKeptPages } from "@/lib/server/front/expire-kept-pages";
import { tellTags, useFront } from "@/tests/support/front-server";

const SHARED = "public, max-age=0, s-maxage=60";
let isAway = false;
/** Whether the failure is one of the database. */
let isNoted = true;
let made = 0;
const { ask } = useFront((request, response) => {
  made += 1;
  if (isAway) return fail(response);
  tellTags(request, ["store:nila"]);
  response.setHeader("Cache-Control", SHARED);
  response.end(`page ${made}`);
});

function fail(response: ServerResponse) {
  if (isNoted) noteDatabaseAway(now);
  response.statusCode = 503;
  response.end("The database is away.");
}

let now = 0;
beforeEach(() => {
  now += 1_000_000;
  jest.spyOn(Date, "now").mockImplementation(() => now);
  isAway = false;
  made = 0;
});
afterEach(() => {
  expireKeptPages(["store:nila"]);
  jest.restoreAllMocks();
});

it("sends a kept page after its time, says so, and lets nobody else keep it", async () => {
  expect(await ask()).toMatchObject({ status: 200, text: "page 1" });
  isAway = true;
  now += 3_600_000;
  for (const age of ["3600", "3602"]) {
    const { status, text, headers } = await ask();
    expect({ status, text }).toEqual({ status: 200, text: "page 1" });
    expect(headers).toMatchObject({ age, "cache-control": "public, max-age=0, must-revalidate" });
    expect(headers["cache-status"]).toBe(`shop; hit; ttl=${3 - Number(age)}`);
    now += 2_000;
  }
});

it("sends a kept list or search after its time", async () => {
  await ask("/search?q=silk");
  isAway = true;
  now += 600_000;
  expect(await ask("/search?q=silk")).toMatchObject({ status: 200, text: "page 1" });
});

it("sends the new page as soon as the database is there again", async () => {
  await ask();
  isAway = true;
  now += 600_000;
  await ask();
  isAway = false;
  now += 10_000;
  const { text, headers } = await ask();
  expect(text).toMatch(/^page \d/);
  expect(text).not.toBe("page 1");
  expect(headers["cache-status"]).toBeUndefined();
  expect(headers["cache-control"]).toBe(SHARED);
});

it("has nothing to send of what it has not kept, or what a change has expired", async () => {
  await ask();
  expireKeptPages(["store:nila"]);
  isAway = true;
  expect((await ask()).status).toBe(503);
  expect((await ask("/other")).status).toBe(503);
});

it("does not take a failure for one of the database that is none", async () => {
  await ask();
  now += 600_000;
  isAway = true;
  isNoted = false;
  expect((await ask()).status).toBe(503);
});
