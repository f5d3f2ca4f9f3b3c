import path from "node:path";
import { checkStoreFiles } from "@/lib/contracts/store-files/survey";
import type { CommandLine } from "../command-line";
import { counted } from "../output/counted";
import { warnOfUnreadable } from "../output/unreadable-warning";
import { type Shop, ShopError, type StorePart } from "../shop";
import { issueText } from "./texts";
import { writeStoreFolder } from "./write-folder";

const ISSUES_SHOWN = 20;

/** Exports the whole store into a folder. */
export async function exportFolder({ output }: CommandLine, shop: Shop, folder: string): Promise<void> {
  output.note(`Exporting ${shop.description}`);
  // The first part is read before the folder is made, so that no folder is created if the store does not exist.
  const first = await shop.exportPart(null);
  const written = { folder: path.resolve(folder), ...(await writeParts(shop, first, folder)) };
  const { files, uploads, removed, unreadable } = written;
  warnOfUnreadable(output, "part", unreadable);
  const gone = removed > 0 ? `; removed ${counted(removed, "file")} that the store no longer has` : "";
  await output.answer(
    written,
    () => `Wrote ${counted(files, "file")} and ${counted(uploads, "uploaded file")} to ${written.folder}${gone}`,
  );
}

async function writeParts(shop: Shop, first: StorePart, folder: string) {
  const target = await writeStoreFolder(folder);
  const survey = checkStoreFiles();
  const uploads = new Set<string>();
  const unreadable: string[] = [];
  let files = 0;
  for (let part = first; ; part = await shop.exportPart(part.next)) {
    for (const { path: file, text } of part.files) {
      await target.addDocument(file, text);
      survey.note(file, text);
      files += 1;
    }
    unreadable.push(...part.unreadable);
    for (const { name, digest } of part.uploads) {
      if (uploads.has(name)) continue;
      await target.addUpload(name, digest, () => shop.readUpload(name, part.storeId));
      uploads.add(name);
    }
    if (part.next === null) break;
  }
  // The store may change between two parts: a product in an early part may refer to a category that is removed before a
  // later part is read. So the files are checked at the end.
  const { issues } = survey.finish();
  // Without the parts that cannot be read, the others need not fit together.
  if (issues.length > 0 && unreadable.length === 0) {
    const lines = issues.slice(0, ISSUES_SHOWN).map((issue) => `  ${issueText(issue)}`);
    throw new ShopError(
      ["The files do not fit together. If the store was changed meanwhile, export it again:", ...lines].join("\n"),
    );
  }
  const { removed } = await target.finish();
  return { files, uploads: uploads.size, removed, unreadable };
}
