import { closeSync, openSync, writeSync } from "node:fs";
import { type OrderOptions, readPage, refuseOthers } from "./order/tasks";
import type { Shop } from "./shop";
import { UsageError } from "./usage-error";

type Task = (shop: Shop) => Promise<void>;

/** `npm run store -- newsletter export FILE.csv` */
export function findNewsletterTask([action, file, ...more]: readonly string[]): Task {
  if (action !== "export" || file === undefined || more.length > 0) {
    throw new UsageError("newsletter takes export FILE.csv.");
  }
  return exportSubscribers(file);
}

/** `npm run store -- feedback` */
export function findFeedbackTask([word]: readonly string[], options: OrderOptions): Task {
  refuseOthers(options, ["page"]);
  if (word !== undefined) throw new UsageError(`feedback has no "${word}".`);
  return listFeedback(readPage(options));
}

/** Who gets the newsletter, each with the link that belongs at the end of the letter. */
const exportSubscribers = (file: string) => async (shop: Shop) => {
  const target = openSync(file, "w");
  let lines = -1;
  try {
    for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
      const part: { csv: string; next: string | null } = await shop.exportSubscribers(after);
      // With its sign in front, table programs take the file for UTF-8.
      writeSync(target, `${isFirst ? "\uFEFF" : ""}${part.csv}`);
      lines += part.csv.split("\r\n").length - 1;
      after = part.next;
    }
  } finally {
    closeSync(target);
  }
  console.log(`Wrote ${file}: ${lines} ${lines === 1 ? "subscriber" : "subscribers"}.`);
};

const listFeedback = (page: number) => async (shop: Shop) => {
  const { list, total, averages } = await shop.listFeedback(page);
  if (!averages) return console.log("Nobody has said anything yet.");
  const { quality, pricing, shipping } = averages;
  console.log(`${total} in all, on average: quality ${quality}, pricing ${pricing}, shipping ${shipping}`);
  for (const each of list) {
    const ratings = `${each.quality} ${each.pricing} ${each.shipping}`;
    console.log([each.sent_on.slice(0, 10), ratings, each.name, each.email].join("  "));
    for (const line of each.comment.split("\n").filter(Boolean)) console.log(`  ${line}`);
  }
  if (page * list.length < total && list.length > 0) console.log(`--page ${page + 1} shows the next`);
};
