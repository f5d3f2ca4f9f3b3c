import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { DataFolderInUseError } from "@/lib/database/one-opener";
import { SettingsError } from "@/lib/server/env";
import { demoCommand, MOST_PRODUCTS } from "./store/demo-command";
import { findEnquiryTask } from "./store/enquiry-commands";
import { findShop, type Whereabouts } from "./store/find-shop";
import { HELP, IMPORT_HELP } from "./store/help";
import { findGiftCardTask, findOrderTask, type OrderOptions } from "./store/order/tasks";
import { listOutbox, retryMessages, showMessage } from "./store/outbox-commands";
import { importCommand } from "./store/product-import/command";
import { FileError } from "./store/product-import/read-table";
import { findQuotationTask } from "./store/quotation/tasks";
import { findFeedbackTask, findNewsletterTask } from "./store/reader-commands";
import { ShopError } from "./store/shop";
import { listStores, setOrigin, setStatus } from "./store/store-commands";
import { exportCommand } from "./store/store-files/export-command";
import { importStoreCommand } from "./store/store-files/import-command";
import { UsageError } from "./store/usage-error";

// `npm run store -- …`: the owner's command line.
const options = {
  "dry-run": { type: "boolean", default: false },
  stock: { type: "boolean", default: false },
  products: { type: "string" },
  store: { type: "string" },
  url: { type: "string" },
  all: { type: "boolean", default: false },
  failed: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  // Of orders and gift cards.
  status: { type: "string" },
  search: { type: "string" },
  page: { type: "string" },
  link: { type: "string" },
  number: { type: "string" },
  items: { type: "string" },
  reason: { type: "string" },
  "by-hand": { type: "boolean" },
  kind: { type: "string" },
  months: { type: "string" },
  name: { type: "string" },
  // Of quotations.
  shipping: { type: "string" },
  message: { type: "string" },
} as const;

async function run(commandLine: readonly string[]): Promise<number> {
  const { values, positionals } = read(commandLine);
  const [command, ...words] = positionals;
  if (values.help || command === undefined) {
    console.log(command === "import" ? IMPORT_HELP : HELP);
    return values.help ? 0 : 1;
  }
  const whereabouts: Whereabouts = { url: values.url, storeId: values.store };
  if (command === "import") return importAny(expectWord(words, "FILE.csv or DIR"), whereabouts, values);
  if (values["dry-run"]) throw new UsageError("--dry-run belongs to import.");
  if (values.stock) throw new UsageError("--stock belongs to the import of a folder.");
  if (command === "export") return exportCommand(expectWord(words, "DIR"), whereabouts);
  if (command === "demo" && words.length === 0) return demoCommand(readCount(values.products), whereabouts);
  if (values.products !== undefined) throw new UsageError("--products belongs to demo.");
  const { "dry-run": _, stock: __, products: ___, store: ____, url: _____, help: ______, ...options } = values;
  const task = findTask(command, words, options);
  const shop = await findShop(whereabouts);
  await task(shop).finally(shop.close);
  return 0;
}

/** A folder holds a whole store, a file holds products. */
async function importAny(place: string, whereabouts: Whereabouts, values: { "dry-run": boolean; stock: boolean }) {
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const dryRun = values["dry-run"];
  if (isFolder) return importStoreCommand(place, whereabouts, { dryRun, takeStock: values.stock });
  if (values.stock) throw new UsageError("--stock belongs to the import of a folder.");
  return importCommand(place, whereabouts, dryRun);
}

function read(commandLine: readonly string[]) {
  try {
    return parseArgs({ args: [...commandLine], options, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message);
    throw error;
  }
}

/** Those with options of their own. */
const LISTING_COMMANDS = ["orders", "quotations", "gift-cards", "enquiries", "feedback"];

type OutboxOptions = { all: boolean; failed: boolean };

function findTask(command: string, words: readonly string[], { all, failed, ...others }: OutboxOptions & OrderOptions) {
  const [stray] = Object.keys(others);
  if (!LISTING_COMMANDS.includes(command) && stray) {
    throw new UsageError(`--${stray} belongs to ${LISTING_COMMANDS.join(", ")}.`);
  }
  if (command === "outbox") return findOutboxTask(words, { all, failed });
  if (all || failed) throw new UsageError("--all and --failed belong to outbox.");
  if (command === "orders") return findOrderTask(words, others);
  if (command === "enquiries") return findEnquiryTask(words, others);
  if (command === "quotations") return findQuotationTask(words, others);
  if (command === "gift-cards") return findGiftCardTask(words, others);
  if (command === "feedback") return findFeedbackTask(words, others);
  if (command === "newsletter") return findNewsletterTask(words);
  if (command === "list" && words.length === 0) return listStores;
  if (command === "status") {
    const status = expectWord(words, "active or inactive");
    if (status === "active" || status === "inactive") return setStatus(status);
    throw new UsageError(`A store is active or inactive, not "${status}".`);
  }
  if (command === "set" && words[0] === "origin") {
    const origin = expectWord(words.slice(1), "an address such as https://shop.example");
    if (URL.canParse(origin) && /^https?:/i.test(origin)) return setOrigin(origin);
    throw new UsageError(`"${origin}" is no address such as https://shop.example.`);
  }
  throw new UsageError(`There is no command "${[command, ...words].join(" ")}".`);
}

function findOutboxTask([action, ...words]: readonly string[], { all, failed }: OutboxOptions) {
  if (action === undefined && !failed) return listOutbox(all);
  if (all) throw new UsageError("--all belongs to outbox without another word.");
  if (action === "retry" && failed && words.length === 0) return retryMessages(null);
  if (action === "retry" && !failed) return retryMessages(readMessageId(words));
  if (action === "show" && !failed) return showMessage(readMessageId(words));
  throw new UsageError("outbox takes --all, show ID, retry ID or retry --failed.");
}

function readMessageId(words: readonly string[]): string {
  const id = expectWord(words, "the id of a message");
  if (/^[0-9a-f]{1,32}$/.test(id)) return id;
  throw new UsageError(`"${id}" is no id of a message, such as 0123456789abcdef.`);
}

function readCount(text: string | undefined): number {
  const count = /^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 0;
  if (count >= 1 && count <= MOST_PRODUCTS) return count;
  throw new UsageError(`demo expects --products with a number up to ${MOST_PRODUCTS}.`);
}

function expectWord(words: readonly string[], what: string): string {
  const [word] = words;
  if (word === undefined || words.length > 1) throw new UsageError(`Expected ${what}.`);
  return word;
}

// Who reads on no further, as "head" does, ends no work that is under way.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  if (error instanceof UsageError) console.error(`${error.message}\n\`npm run store -- --help\` says what there is.`);
  else if (isForReading(error)) console.error(error.message);
  else throw error;
}

/** What the person at the keyboard can mend is said in words; everything else is a fault, with its trace. */
function isForReading(error: unknown): error is Error {
  return [FileError, ShopError, SettingsError, DataFolderInUseError].some((kind) => error instanceof kind);
}
