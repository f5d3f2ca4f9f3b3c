import type { IncomingMessage } from "node:http";
import { startCounting } from "@/lib/background/start-counting";
import type { VisitCounter } from "@/lib/server/front/visit-counter";
import { writeVisitCounts } from "@/lib/workflows/site/write-visit-counts";

jest.mock("@/lib/workflows/site/write-visit-counts", () => ({ writeVisitCounts: jest.fn() }));
const write = jest.mocked(writeVisitCounts);

beforeEach(() => {
  jest.useFakeTimers();
  write.mockReset();
});
afterEach(() => jest.useRealTimers());

const request = { method: "GET", headers: { host: "shop.example:3000" } } as IncomingMessage;

it("writes what it has heard each minute and at the end, so that a killed process loses no more than a minute", async () => {
  const written: number[] = [];
  write.mockImplementation(async (counter: VisitCounter) => void written.push(counter.take().length));
  const { onAnswered, finish } = startCounting();
  onAnswered(request, "/search?q=silk", { status: 200, tags: null });
  await jest.advanceTimersByTimeAsync(60_000);
  onAnswered(request, "/search?q=linen", { status: 200, tags: null });
  onAnswered(request, "/old.html", { status: 404, tags: null });
  await finish();
  expect(written).toEqual([1, 2]);
});

it("does not wait for ever for a database that is away, and goes on after one that failed", async () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { finish } = startCounting();
  write.mockRejectedValueOnce(new Error("away"));
  await finish();
  expect(error).toHaveBeenCalledTimes(1);
  write.mockReturnValue(new Promise(() => undefined));
  const ended = finish();
  await jest.advanceTimersByTimeAsync(3_000);
  await ended;
  error.mockRestore();
});
