import type { Command } from "commander";
import { type CommandLine, onShop } from "./command-line";
import { addExamples } from "./help/examples";

/** Adds `export`, which writes the whole store to files. */
export function addExportCommand(program: Command, line: CommandLine): void {
  const command = program
    .command("export")
    .summary("Write the whole store into a folder")
    .description(
      "Write the whole store into a folder: readable JSON files and the uploaded pictures, for version control, as a " +
        "backup, or to move the store elsewhere with `import`. Orders and accounts stay in the database. Exporting again " +
        "into the same folder updates it; files of your own beside the store's are left alone.",
    )
    .argument("<folder>", "a new or empty folder, or one that an export has written")
    .action(
      onShop(line, async (shop, folder: string) => {
        const { exportFolder } = await import("./store-files/export-folder");
        await exportFolder(line, shop, folder);
      }),
    );
  addExamples(command, [["export shop"], ["export /backups/nila-loom --store nila-loom"]]);
}
