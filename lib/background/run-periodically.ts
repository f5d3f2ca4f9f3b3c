import "server-only";

/**
 * What is done again and again beside serving. `run` begins nothing new once `signal` has aborted; `touched` are the tags
 * of pages that have to be made anew by what it has done.
 */
export type PeriodicWork = {
  name: string;
  everySeconds: number;
  // biome-ignore lint/suspicious/noConfusingVoidType: most work has nothing to tell, and a Promise of that is one of void.
  run: (signal: AbortSignal) => Promise<(Record<string, unknown> & { touched?: readonly string[] }) | void>;
};

export type Worker = {
  /** Has the work with this name done now; while it is being done, once more right after. */
  nudge: (name: string) => void;
  /** Resolves when nothing is being done any more, and nothing will be. */
  stop: () => Promise<void>;
};

/**
 * Does each piece of work at once and then at its interval, never twice at the same time. A failure is logged, and the
 * next round comes all the same. The timers do not keep the process alive.
 */
export function runPeriodically(works: readonly PeriodicWork[]): Worker {
  const stopping = new AbortController();
  const repeaters = new Map(works.map((work) => [work.name, repeat(work, stopping.signal)]));
  return {
    nudge: (name) => repeaters.get(name)?.nudge(),
    stop: async () => {
      stopping.abort();
      await Promise.all([...repeaters.values()].map(({ finish }) => finish()));
    },
  };
}

function repeat({ name, everySeconds, run }: PeriodicWork, signal: AbortSignal) {
  let isWanted = false;
  let isRunning = false;
  let current: Promise<void> = Promise.resolve();

  const work = async () => {
    isRunning = true;
    while (isWanted && !signal.aborted) {
      isWanted = false;
      await run(signal).catch((error) => console.error(`Periodic work failed: ${name}.`, error));
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
