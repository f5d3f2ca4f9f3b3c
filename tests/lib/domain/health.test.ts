import { checkHealth, type HealthFacts } from "@/lib/domain/health";

const now = new Date("2030-06-01T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const WELL: HealthFacts = {
  now,
  tasks: [
    { name: "outbox", everySeconds: 10 },
    { name: "old-carts", everySeconds: 3_600 },
  ],
  runs: [{ name: "outbox", finishedAt: ago(1), failsSince: null }],
  outbox: { waiting: 0, dueSince: null, failed: 0 },
  differingPayments: 0,
  problems: [],
  unreadable: [],
  faults: [],
  backups: { everyHours: null, lastMadeAt: null },
};
const DAY = 24 * 60;

it.each<[string, Partial<HealthFacts>, Record<string, string[]>]>([
  ["nothing, if all is well", {}, {}],
  ["nothing of a message that is due just now", { outbox: { waiting: 1, dueSince: ago(14), failed: 0 } }, {}],
  ["messages that wait too long", { outbox: { waiting: 3, dueSince: ago(16), failed: 0 } }, { messages: ["waiting"] }],
  ["messages that failed", { outbox: { waiting: 0, dueSince: null, failed: 2 } }, { messages: ["failed"] }],
  ["a task that fails", { runs: [{ name: "outbox", finishedAt: ago(1), failsSince: ago(60) }] }, { tasks: ["outbox"] }],
  [
    "a task that has stopped",
    { runs: [{ name: "outbox", finishedAt: ago(DAY + 121), failsSince: null }] },
    { tasks: ["outbox"] },
  ],
  [
    "nothing of a task that a scheduler calls daily",
    { runs: [{ name: "old-carts", finishedAt: ago(DAY), failsSince: null }] },
    {},
  ],
  [
    "nothing of a task that is no more",
    { runs: [{ name: "gone", finishedAt: ago(99 * DAY), failsSince: ago(1) }] },
    {},
  ],
  ["payments that differ", { differingPayments: 1 }, { payments: ["differing"] }],
  [
    "settings to mend",
    {
      problems: [
        { code: "mail_nowhere", about: "orders" },
        { code: "nothing_delivered", about: "" },
      ],
    },
    { settings: ["mail_nowhere orders", "nothing_delivered"] },
  ],
  ["requests that failed", { faults: [{ route: "POST /api/orders", count: 4 }] }, { requests: ["POST /api/orders"] }],
])("tells %s", (_case, facts, expected) => {
  const bad = checkHealth({ ...WELL, ...facts }).filter(({ isWell }) => !isWell);
  expect(Object.fromEntries(bad.map(({ name, about }) => [name, about.map(({ what }) => what)]))).toEqual(expected);
});

it.each<[string, number | null, string | null, boolean]>([
  ["made by nobody", null, null, true],
  ["made elsewhere, with an old one", null, "2020-01-01T00:00:00Z", true],
  ["not made yet", 24, null, false],
  ["just made", 24, "FIRST", true],
])("backups %s", (_, everyHours, last, isWell) => {
  const lastMadeAt = last === null ? null : last === "FIRST" ? WELL.now : new Date(last);
  const check = checkHealth({ ...WELL, backups: { everyHours, lastMadeAt } }).find(({ name }) => name === "backups");
  expect(check?.isWell).toBe(isWell);
});

it.each([
  [47, true],
  [48, false],
])("a daily backup of %i hours ago is well: %s", (hours, isWell) => {
  const lastMadeAt = new Date(WELL.now.getTime() - hours * 3_600_000);
  const check = checkHealth({ ...WELL, backups: { everyHours: 24, lastMadeAt } }).find(
    ({ name }) => name === "backups",
  );
  expect(check).toEqual({
    name: "backups",
    isWell,
    about: isWell ? [] : [{ what: "backup_late", count: 1, since: lastMadeAt }],
  });
});
