import "server-only";

/** A background task and its interval. Once `signal` is aborted, `run` must not start anything new. */
export type PeriodicWork = {
  name: string;
  everySeconds: number;
  // biome-ignore lint/suspicious/noConfusingVoidType: most tasks return nothing, and a Promise of nothing is Promise<void>.
  run: (signal: AbortSignal) => Promise<Record<string, unknown> | void>;
};

/** Is told of each run of a task, and whether it failed. */
type OnRun = (name: string, isFailed: boolean) => void;

export type Worker = {
  /** Runs the named task immediately. If it is running, it runs once more as soon as it has finished. */
  nudge: (name: string) => void;
  /** Starts no more tasks, and resolves once all running tasks have finished. */
  stop: () => Promise<void>;
};

/**
 * Runs each task immediately and then at its interval; no task runs twice at the same time. If a task fails, the error
 * is logged and the task runs again at its next interval. The timers do not keep the process alive.
 */
export function runPeriodically(works: readonly PeriodicWork[], onRun: OnRun = () => {}): Worker {
  const stopping = new AbortController();
  const repeaters = new Map(works.map((work) => [work.name, repeat(work, stopping.signal, onRun)]));
  return {
    nudge: (name) => repeaters.get(name)?.nudge(),
    stop: async () => {
      stopping.abort();
      await Promise.all([...repeaters.values()].map(({ finish }) => finish()));
    },
  };
}

function repeat({ name, everySeconds, run }: PeriodicWork, signal: AbortSignal, onRun: OnRun) {
  let isWanted = false;
  let isRunning = false;
  let current: Promise<void> = Promise.resolve();

  const work = async () => {
    isRunning = true;
    while (isWanted && !signal.aborted) {
      isWanted = false;
      await run(signal).then(
        () => onRun(name, false),
        (error) => {
          console.error(`The background task ${name} failed.`, error);
          onRun(name, true);
        },
      );
    }
    isRunning = false;
  };
  const nudge = () => {
    isWanted = true;
    if (!isRunning && !signal.aborted) current = work();
  };

  const timer = setInterval(nudge, everySeconds * 1_000).unref();
  const finish = () => {
    clearInterval(timer);
    return current;
  };
  nudge();
  return { nudge, finish };
}
