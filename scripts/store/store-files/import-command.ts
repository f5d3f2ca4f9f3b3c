import path from "node:path";
import type { FileIssue } from "@/lib/contracts/store-files/documents";
import { checkStoreFiles } from "@/lib/contracts/store-files/survey";
import { findShop, type Whereabouts } from "../find-shop";
import { counted } from "../product-import/report";
import { showProgress } from "../progress";
import type { Shop, StoreImport, StoreImportOptions, StoreUpload } from "../shop";
import { openStoreFolder, type StoreFolder } from "./read-folder";
import { issueText } from "./texts";

const UPLOADS_PER_QUESTION = 200;

/** Makes the store what the folder says it is; answers the exit code: 1 when a file is broken, and nothing was done. */
export async function importStoreCommand(
  folder: string,
  whereabouts: Whereabouts,
  options: StoreImportOptions,
): Promise<number> {
  const source = await openStoreFolder(folder);
  const issues = [...source.issues, ...(await survey(source))];
  if (issues.length > 0) return reportIssues(issues);
  console.log(
    `${path.basename(path.resolve(folder))}: ${counted(source.paths.length, "file")} and ${counted(source.uploads.length, "uploaded file")}`,
  );
  const shop = await findShop(whereabouts);
  try {
    console.log(`${options.dryRun ? "Comparing with" : "Importing into"} ${shop.description}`);
    const kept = await sendUploads(shop, source, options.dryRun);
    const outcome = await shop.importStore(source.read, options);
    report(outcome, kept, options.dryRun);
  } finally {
    await shop.close();
  }
  return 0;
}

async function survey(source: StoreFolder): Promise<readonly FileIssue[]> {
  const found = checkStoreFiles();
  for await (const { path: file, text } of source.read()) found.note(file, text);
  return found.finish().issues;
}

/** Files that the pages will show, before the pages: those that the shop has already are not sent. */
async function sendUploads(shop: Shop, source: StoreFolder, dryRun: boolean): Promise<number> {
  const progress = showProgress("Files", source.uploads.length);
  let kept = 0;
  for (let first = 0; first < source.uploads.length; first += UPLOADS_PER_QUESTION) {
    const names = source.uploads.slice(first, first + UPLOADS_PER_QUESTION);
    const uploads: StoreUpload[] = [];
    for (const name of names) uploads.push({ name, digest: (await source.readUpload(name)).digest });
    const missing = await shop.findMissingUploads(uploads);
    if (!dryRun) for (const name of missing) await shop.saveStoreUpload(name, (await source.readUpload(name)).bytes);
    kept += missing.length;
    progress.advance(names.length);
  }
  progress.end();
  return kept;
}

function report({ isNewStore, changes, unchanged, lostAddresses }: StoreImport, kept: number, dryRun: boolean): void {
  if (isNewStore) console.log(dryRun ? "The store would be new." : "The store is new.");
  else for (const { file, change } of changes) console.log(`  ${change.padEnd(7)} ${file}`);
  const count = (kind: StoreImport["changes"][number]["change"]) =>
    changes.filter(({ change }) => change === kind).length;
  const numbers = `${count("added")} added, ${count("changed")} changed, ${count("removed")} removed, ${unchanged} unchanged; ${counted(kept, "uploaded file")} new`;
  console.log(dryRun ? `${numbers} (dry run: nothing was written)` : numbers);
  if (lostAddresses.length === 0) return;
  console.warn("Warning: these addresses lead nowhere now. Lines in redirects.json would lead them on:");
  for (const { kind, from, to } of lostAddresses) console.warn(`  ${JSON.stringify({ kind, from, to })}`);
}

function reportIssues(issues: readonly FileIssue[]): number {
  console.error("Nothing was imported:");
  for (const issue of issues) console.error(`  ${issueText(issue)}`);
  return 1;
}
