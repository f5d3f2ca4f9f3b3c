import { runPeriodically } from "@/lib/background/run-periodically";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A task that keeps running until the test ends it. */
function aTask() {
  const ends: (() => void)[] = [];
  const run = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const end = async () => {
    ends.shift()?.();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { run, end };
}

it("starts at once, and again at each interval", async () => {
  const run = jest.fn(async () => {});
  const worker = runPeriodically([{ name: "outbox", everySeconds: 10, run }]);
  expect(run).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(run).toHaveBeenCalledTimes(3);
  await worker.stop();
});

it("runs a task only once at a time, and once more if it was nudged meanwhile", async () => {
  const { run, end } = aTask();
  const worker = runPeriodically([{ name: "outbox", everySeconds: 10, run }]);
  await jest.advanceTimersByTimeAsync(35_000);
  worker.nudge("outbox");
  worker.nudge("outbox");
  expect(run).toHaveBeenCalledTimes(1);
  await end();
  expect(run).toHaveBeenCalledTimes(2);
  await end();
  expect(run).toHaveBeenCalledTimes(2);
  await worker.stop();
});

it("runs at once when nudged", async () => {
  const run = jest.fn(async () => {});
  const worker = runPeriodically([{ name: "outbox", everySeconds: 3_600, run }]);
  await jest.advanceTimersByTimeAsync(1);
  worker.nudge("outbox");
  expect(run).toHaveBeenCalledTimes(2);
  await worker.stop();
});

it("continues after a failure, and one failing task does not stop the others", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  const failing = jest.fn(async () => {
    throw new Error("No");
  });
  const run = jest.fn(async () => {});
  const worker = runPeriodically([
    { name: "failing", everySeconds: 10, run: failing },
    { name: "sound", everySeconds: 10, run },
  ]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(failing).toHaveBeenCalledTimes(2);
  expect(run).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
  await worker.stop();
});

it("finishes running tasks when stopped, and starts no others", async () => {
  const { run, end } = aTask();
  const worker = runPeriodically([{ name: "outbox", everySeconds: 10, run }]);
  worker.nudge("outbox");
  let isStopped = false;
  const stopping = worker.stop().then(() => {
    isStopped = true;
  });
  await jest.advanceTimersByTimeAsync(30_000);
  expect(isStopped).toBe(false);
  await end();
  await stopping;
  worker.nudge("outbox");
  await jest.advanceTimersByTimeAsync(30_000);
  expect(run).toHaveBeenCalledTimes(1);
});
