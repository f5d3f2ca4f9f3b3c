import "server-only";

const MINUTE_MS = 60_000;
/** Anybody can send reports, so more than this of them in a minute are not even read. */
const MAX_REPORTS = 300;
/** The maximum number of different lines in a minute. */
const MAX_LINES = 20;

type Minute = { endsAt: number; reports: number; lines: Set<string> };

/** Logs violations of the security policy: each once a minute, and only a few different ones. */
export function createPolicyLog() {
  let minute: Minute = { endsAt: 0, reports: 0, lines: new Set() };

  return {
    /** Whether one more report may be read now. */
    admits(now: number): boolean {
      if (now >= minute.endsAt) minute = { endsAt: now + MINUTE_MS, reports: 0, lines: new Set() };
      minute.reports += 1;
      return minute.reports <= MAX_REPORTS;
    },

    /** Call it after `admits`. */
    log(line: string): void {
      if (minute.lines.size >= MAX_LINES || minute.lines.has(line)) return;
      minute.lines.add(line);
      console.warn(line);
    },
  };
}
