import { EventEmitter } from "node:events";
import { ServerResponse } from "node:http";
import type { RequestKind } from "@/lib/domain/site/request-kind";
import { countVisitor, letVisitorsGoFirst } from "@/lib/server/visitors-first";

function begin(kind: RequestKind): ServerResponse {
  const response = Object.setPrototypeOf(new EventEmitter(), ServerResponse.prototype);
  countVisitor(kind, response);
  return response;
}

async function timeToWait(stepMs: number): Promise<number> {
  const start = performance.now();
  await letVisitorsGoFirst(stepMs);
  return performance.now() - start;
}

it("waits a moment only while nobody asks for anything", async () => {
  expect(await timeToWait(1_000)).toBeLessThan(500);
});

it("waits until the last visitor has an answer", async () => {
  const [page, call] = [begin("page"), begin("call")];
  let isOver = false;
  const waiting = letVisitorsGoFirst(5_000).then(() => {
    isOver = true;
  });
  page.emit("close");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isOver).toBe(false);
  call.emit("close");
  await waiting;
});

it("goes on after ten times the step, also if visitors never stop asking", async () => {
  const page = begin("list");
  expect(await timeToWait(10)).toBeGreaterThanOrEqual(99);
  page.emit("close");
});

it.each(["desk_call", "desk", "file", "upload", "other"] as const)(
  "does not wait for a request of kind %s",
  async (kind) => {
    const response = begin(kind);
    expect(await timeToWait(1_000)).toBeLessThan(500);
    response.emit("close");
  },
);
