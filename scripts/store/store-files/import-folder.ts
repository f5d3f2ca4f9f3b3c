import path from "node:path";
import type { ImportStoreAnswer } from "@/lib/contracts/store-files/calls";
import { type CheckedStoreFiles, checkStoreFiles } from "@/lib/contracts/store-files/survey";
import type { CommandLine } from "../command-line";
import { FileError } from "../file-error";
import type { Whereabouts } from "../find-shop";
import { counted } from "../output/counted";
import type { Output } from "../output/output";
import { disclosuresText, missingWeightsText } from "../product-import/report";
import { showProgress } from "../progress";
import type { Shop, StoreImportOptions, StoreUpload } from "../shop";
import { warnOfProblems } from "../store/problems";
import { openStoreFolder, type StoreFolder } from "./read-folder";
import { issueText } from "./texts";

const UPLOADS_PER_QUESTION = 200;

/**
 * Imports a store from a folder. Afterwards the store contains what the files say.
 *
 * Errors: FileError with all faults if any file is invalid; then nothing has been written.
 */
export async function importFolder(
  { findShop, output }: CommandLine,
  folder: string,
  where: Whereabouts,
  options: StoreImportOptions,
): Promise<void> {
  const source = await openStoreFolder(folder);
  const surveyed = await survey(source);
  const issues = [...source.issues, ...surveyed.issues];
  if (issues.length > 0) {
    throw new FileError(["Nothing was imported:", ...issues.map((issue) => `  ${issueText(issue)}`)].join("\n"));
  }
  const content = `${counted(source.paths.length, "file")} and ${counted(source.uploads.length, "uploaded file")}`;
  output.note(`${path.basename(path.resolve(folder))}: ${content}`);
  const shop = await findShop(where, output);
  try {
    output.note(`${options.dryRun ? "Comparing with" : "Importing into"} ${shop.description}`);
    const uploadsAdded = await sendUploads(shop, source, options.dryRun, output);
    const imported = await shop.importStore(source.read, options);
    const answer = { ...imported, uploads_added: uploadsAdded, dry_run: options.dryRun };
    await output.answer(answer, () => changesText(answer));
    warnOfLostAddresses(imported, output);
    const weights = missingWeightsText(surveyed.productsWithoutWeight);
    if (weights) output.warn(weights);
    warnOfFields(imported, output);
    // A dry run has not changed the store, so its settings are not those of the files.
    if (!options.dryRun) await warnOfProblems(shop, output);
  } finally {
    await shop.close();
  }
}

async function survey(source: StoreFolder): Promise<Pick<CheckedStoreFiles, "issues" | "productsWithoutWeight">> {
  const found = checkStoreFiles();
  for await (const { path: file, text } of source.read()) found.note(file, text);
  return found.finish();
}

/**
 * Sends the uploaded files that the shop does not have yet. Call it before importing the store's content, because the
 * pages show these files.
 */
async function sendUploads(shop: Shop, source: StoreFolder, dryRun: boolean, output: Output): Promise<number> {
  const progress = showProgress("Files", source.uploads.length, output.stderr);
  let added = 0;
  for (let first = 0; first < source.uploads.length; first += UPLOADS_PER_QUESTION) {
    const names = source.uploads.slice(first, first + UPLOADS_PER_QUESTION);
    const uploads: StoreUpload[] = [];
    for (const name of names) uploads.push({ name, digest: (await source.readUpload(name)).digest });
    const missing = await shop.findMissingUploads(uploads);
    if (!dryRun) for (const name of missing) await shop.saveStoreUpload(name, (await source.readUpload(name)).bytes);
    added += missing.length;
    progress.advance(names.length);
  }
  progress.end();
  return added;
}

type Answer = ImportStoreAnswer & { uploads_added: number; dry_run: boolean };

function changesText({ is_new_store, changes, unchanged, uploads_added, dry_run }: Answer): string {
  const count = (kind: Answer["changes"][number]["change"]) => changes.filter(({ change }) => change === kind).length;
  const numbers = `${count("added")} added, ${count("changed")} changed, ${count("removed")} removed, ${unchanged} unchanged; ${counted(uploads_added, "uploaded file")} new`;
  const lines = is_new_store
    ? [dry_run ? "The store would be new." : "The store is new."]
    : changes.map(({ file, change }) => `  ${change.padEnd(7)} ${file}`);
  return [...lines, dry_run ? `${numbers} (dry run: nothing was written)` : numbers].join("\n");
}

function warnOfFields({ ignored_fields, missing_disclosures }: ImportStoreAnswer, output: Output): void {
  if (ignored_fields.length > 0)
    output.warn(`Kept and published, but without effect in the shop: ${ignored_fields.join(", ")}.`);
  if (missing_disclosures?.grievance_officer)
    output.warn("Warning: company_details names no grievance_officer, whom a shop in India has to show.");
  const text = disclosuresText(missing_disclosures?.products ?? 0);
  if (text) output.warn(text);
}

function warnOfLostAddresses({ lost_addresses }: ImportStoreAnswer, output: Output): void {
  if (lost_addresses.length === 0) return;
  output.warn("Warning: these addresses lead nowhere now. With these lines in redirects.json they lead on:");
  for (const { kind, from, to } of lost_addresses) output.warn(`  ${JSON.stringify({ kind, from, to })}`);
}
