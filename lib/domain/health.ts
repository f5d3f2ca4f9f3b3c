import { isBackupDue } from "./backup";
import type { StoreProblem } from "./store/problem";

export type TaskRun = { name: string; finishedAt: Date; failsSince: Date | null };
export type FaultyRoute = { route: string; count: number };

/** What is known about a deployment and one of its stores. */
export type HealthFacts = {
  now: Date;
  tasks: readonly { name: string; everySeconds: number }[];
  runs: readonly TaskRun[];
  /** Messages of the store that wait to be sent, with since when the oldest should have been. */
  outbox: { waiting: number; dueSince: Date | null; failed: number };
  differingPayments: number;
  problems: readonly StoreProblem[];
  /** What of the store cannot be read and is therefore left out: the place, and how much of it. */
  unreadable: readonly { what: string; count: number }[];
  faults: readonly FaultyRoute[];
  /** How often the shop makes backups by itself, null if it does not; and of when the last one is. */
  backups: { everyHours: number | null; lastMadeAt: Date | null };
};

export const HEALTH_CHECKS = ["messages", "tasks", "payments", "settings", "rows", "requests", "backups"] as const;

/** Whether one part is well, and what is wrong with it: names of tasks or routes, or codes of problems, with counts. */
export type HealthCheck = {
  name: (typeof HEALTH_CHECKS)[number];
  isWell: boolean;
  about: readonly { what: string; count: number; since: Date | null }[];
};

/** A message that should have been sent so long ago waits too long. */
const MESSAGE_PATIENCE_MS = 15 * 60_000;
/** A task may be late by this: it may run long, and hosting with a scheduler calls some only once a day. */
const TASK_PATIENCE_MS = 26 * 3_600_000;

export function checkHealth(facts: HealthFacts): HealthCheck[] {
  return [
    checkMessages(facts),
    checkTasks(facts),
    checkPayments(facts),
    checkSettings(facts),
    checkRows(facts),
    checkRequests(facts),
    checkBackups(facts),
  ];
}

const checkOf = (name: HealthCheck["name"], about: HealthCheck["about"]): HealthCheck => ({
  name,
  isWell: about.length === 0,
  about,
});

function checkMessages({ now, outbox: { waiting, dueSince, failed } }: HealthFacts): HealthCheck {
  const isLate = dueSince !== null && now.getTime() - dueSince.getTime() > MESSAGE_PATIENCE_MS;
  return checkOf("messages", [
    ...(failed > 0 ? [{ what: "failed", count: failed, since: null }] : []),
    ...(isLate ? [{ what: "waiting", count: waiting, since: dueSince }] : []),
  ]);
}

/** A task that has never run yet may just not have had its turn: only those that ran once can be late. */
function checkTasks({ now, tasks, runs }: HealthFacts): HealthCheck {
  return checkOf(
    "tasks",
    runs.flatMap(({ name, finishedAt, failsSince }) => {
      const task = tasks.find((each) => each.name === name);
      if (!task) return [];
      if (failsSince) return [{ what: name, count: 1, since: failsSince }];
      const lateMs = now.getTime() - finishedAt.getTime() - 3 * task.everySeconds * 1_000;
      return lateMs > TASK_PATIENCE_MS ? [{ what: name, count: 1, since: finishedAt }] : [];
    }),
  );
}

const checkPayments = ({ differingPayments: count }: HealthFacts): HealthCheck =>
  checkOf("payments", count > 0 ? [{ what: "differing", count, since: null }] : []);

const checkSettings = ({ problems }: HealthFacts): HealthCheck =>
  checkOf(
    "settings",
    problems.map(({ code, about }) => ({ what: about === "" ? code : `${code} ${about}`, count: 1, since: null })),
  );

const checkRows = ({ unreadable }: HealthFacts): HealthCheck =>
  checkOf(
    "rows",
    unreadable.map(({ what, count }) => ({ what, count, since: null })),
  );

const checkRequests = ({ faults }: HealthFacts): HealthCheck =>
  checkOf(
    "requests",
    faults.map(({ route, count }) => ({ what: route, count, since: null })),
  );

/** The one that is due may be under way; if the next is due too, none is made. */
function checkBackups({ now, backups: { everyHours, lastMadeAt } }: HealthFacts): HealthCheck {
  if (everyHours === null) return checkOf("backups", []);
  const isLate = isBackupDue(lastMadeAt, 2 * everyHours, now);
  return checkOf("backups", isLate ? [{ what: "backup_late", count: 1, since: lastMadeAt }] : []);
}
