import type { HealthAnswer } from "@/lib/contracts/health";

type Name = HealthAnswer["checks"][number]["name"];

export const healthTexts = {
  title: "Health",
  why: "Whether the shop does what it does by itself, and what to do where it does not. It is asked again each time you open this page.",
  well: "Well",
  notWell: "Look at this",
  allWell: "Everything is well.",
  since: (when: string) => `since ${when}`,
  times: (count: number) => (count === 1 ? "once" : `${count} times`),
  versions: "Versions",
  node: (version: string) => `Node.js ${version}`,
  migrations: (count: number) => `${count} migrations made`,
  lastBackup: (when: string) => `The last backup by the shop is of ${when}.`,
  noBackup: "The shop has made no backup yet.",
  noneByItself:
    "It makes none by itself: the setting BACKUP_EVERY_HOURS does that, unless they are made where it runs.",
} as const;

export const CHECK_TEXTS: Record<
  Name,
  { name: string; well: string; todo: string; href?: `/desk${string}`; link?: string }
> = {
  messages: {
    name: "E-mails and text messages",
    well: "All messages that were due have been sent.",
    todo: "See which failed and why, and send them again. If none is sent, the settings for sending e-mails are wrong.",
    href: "/desk/messages",
    link: "Messages",
  },
  tasks: {
    name: "Background tasks",
    well: "All tasks run when they should.",
    todo: "The log of the shop says why a task fails. On hosting without a worker, its scheduler has to call each of them.",
  },
  payments: {
    name: "Payments",
    well: "The shop and the payment providers agree.",
    todo: "Compare these payments with the provider’s dashboard: npm run store -- payments differences lists them.",
  },
  settings: {
    name: "Settings",
    well: "No setting stands in the way of selling.",
    todo: "npm run store -- check says what to mend.",
    href: "/desk/settings",
    link: "Settings",
  },
  rows: {
    name: "What can be read",
    well: "All lists, sections and newest orders can be read.",
    todo: "These entries are left out of the shop or of the desk. An export names each of them: npm run store -- export.",
  },
  requests: {
    name: "Pages and calls",
    well: "No page and no call has failed in the last day.",
    todo: "The log of the shop has each failure with its request id. Give it to whoever looks after the shop.",
  },
  backups: {
    name: "Backups",
    well: "No backup that the settings ask for is missing.",
    todo: "The log of the shop says why none is made. Often the disk is full: npm run store -- backup tries it at once.",
  },
};

const REASONS: Record<string, string> = {
  failed: "Messages failed",
  waiting: "Messages wait to be sent",
  differing: "Payments differ",
  mail_nowhere: "There is no address for e-mails to the shop about",
  terms_page_missing: "The page of the terms is missing that shoppers have to accept",
  nothing_delivered: "Nothing can be delivered or picked up, so nobody can order",
  feature_unknown: "Unknown feature:",
  type_not_served: "This type of shop is not built:",
  backup_late: "No backup has been made for too long",
  quotations_left_over: "Quotations are switched on in a shop that takes none",
};

/** What is wrong, in words; names of tasks and routes are shown as they are. */
export function reasonText(what: string): string {
  const [code = "", ...about] = what.split(" ");
  const reason = REASONS[code];
  return reason === undefined ? what : [reason, ...about].join(" ");
}
