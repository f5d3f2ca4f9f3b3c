import { statSync } from "node:fs";
import type { Command } from "commander";
import { type CommandLine, whereaboutsOf } from "./command-line";
import { addExamples } from "./help/examples";

type ImportOptions = { dryRun?: boolean; stock?: boolean };

/** Adds `import`, which imports products from a file, or a whole store from a folder. */
export function addImportCommand(program: Command, line: CommandLine): void {
  const command = program
    .command("import")
    .summary("Import products, or a whole store")
    .description(DESCRIPTION)
    .argument("<file-or-folder>", "a product export (.csv), or a folder that `export` has written")
    .option("--dry-run", "only say what would change")
    .option("--stock", "of a folder: take the stock from the files, also for products that the store knows")
    .action(async (place: string, { dryRun = false, stock = false }: ImportOptions) => {
      const where = whereaboutsOf(command);
      if (statSync(place, { throwIfNoEntry: false })?.isDirectory()) {
        const { importFolder } = await import("./store-files/import-folder");
        return importFolder(line, place, where, { dryRun, takeStock: stock });
      }
      if (stock) command.error("error: --stock is only for the import of a folder");
      const { importFile } = await import("./product-import/import-file");
      return importFile(line, place, where, dryRun);
    });
  addExamples(command, [
    ["import products.csv --dry-run", "see what would change"],
    ["import products.csv"],
    ["import shop", "a folder makes the whole store"],
  ]);
}

const DESCRIPTION = `Import products from a file, or a whole store from a folder.

A file is a product export in Shopify's CSV format, in UTF-8. Products are known by their handle: new ones are added, changed ones are changed, all others stay as they are. A column that the file lacks changes nothing. A product with a new handle and known SKUs is renamed, and its old address leads to the new one. A product with a broken row stays out while all others go in: FILE.errors.csv then has its rows with the reasons, and the exit code is 1. Pictures are fetched at the end; one that cannot be fetched is shown from where it is until the next import. A column "Unit" (Pcs, Mts or Kgs) sells a product by the metre or the kilogram; "Minimum quantity" and "Quantity step" say from which quantity on, and in which steps.

A folder is a store that \`export\` has written. The store becomes what the files say: what they do not name is removed, and a store that does not exist is made. Orders, accounts, counted stock and the place of the store (place.json: open or closed, hosts, address) stay. If one file is wrong, nothing is imported, every mistake is reported, and the exit code is 1.`;
