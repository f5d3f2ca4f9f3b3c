import path from "node:path";
import { checkStoreFiles } from "@/lib/contracts/store-files/survey";
import { findShop, type Whereabouts } from "../find-shop";
import { counted } from "../product-import/report";
import { type Shop, ShopError } from "../shop";
import { issueText } from "./texts";
import { writeStoreFolder } from "./write-folder";

const ISSUES_SHOWN = 20;

/** Writes the whole store into a folder. */
export async function exportCommand(folder: string, whereabouts: Whereabouts): Promise<number> {
  const shop = await findShop(whereabouts);
  try {
    console.log(`Exporting ${shop.description}`);
    // Asked first: a store that is not there leaves no folder behind.
    const design = await shop.exportPart(null);
    const { files, uploads, removed } = await writeParts(shop, design, folder);
    const gone = removed > 0 ? `, ${counted(removed, "file")} of before taken away` : "";
    console.log(`${counted(files, "file")} and ${counted(uploads, "uploaded file")} in ${path.resolve(folder)}${gone}`);
  } finally {
    await shop.close();
  }
  return 0;
}

async function writeParts(shop: Shop, first: Awaited<ReturnType<Shop["exportPart"]>>, folder: string) {
  const target = await writeStoreFolder(folder);
  const survey = checkStoreFiles();
  const uploads = new Set<string>();
  let files = 0;
  for (let part = first; ; part = await shop.exportPart(part.next)) {
    for (const { path: file, text } of part.files) {
      await target.addDocument(file, text);
      survey.note(file, text);
      files += 1;
    }
    for (const { name, digest } of part.uploads) {
      if (uploads.has(name)) continue;
      await target.addUpload(name, digest, () => shop.readUpload(name, part.storeId));
      uploads.add(name);
    }
    if (part.next === null) break;
  }
  // Parts are read one after the other: a category that is taken away meanwhile is still named by a product before.
  const { issues } = survey.finish();
  if (issues.length > 0) {
    const lines = issues.slice(0, ISSUES_SHOWN).map((issue) => `  ${issueText(issue)}`);
    throw new ShopError(
      ["The files do not fit together. If the store was changed meanwhile, export it again:", ...lines].join("\n"),
    );
  }
  const { removed } = await target.finish();
  return { files, uploads: uploads.size, removed };
}
