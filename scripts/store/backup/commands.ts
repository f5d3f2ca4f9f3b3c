import { access } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Command } from "commander";
import { type CommandLine, onShop, whereaboutsOf } from "../command-line";
import { FileError, fileError } from "../file-error";
import { addExamples } from "../help/examples";
import { counted } from "../output/counted";
import { type Shop, ShopError } from "../shop";
import { megabytes, RESTORE_FAULT_TEXTS } from "./texts";

const PAUSE_MS = 500;

/** Adds `backup` and `restore`, for everything of all stores: database and uploads. */
export function addBackupCommands(program: Command, line: CommandLine): void {
  const backup = program
    .command("backup")
    .summary("Make a backup of everything")
    .description(
      "Make a backup of everything: all stores with their orders and customers, and the uploaded files, as they are at " +
        "one moment, in one file. The shop goes on meanwhile. The file is in BACKUP_DIR, encrypted if BACKUP_PASSPHRASE is " +
        "set; of more than BACKUPS_KEPT the oldest are deleted. BACKUP_EVERY_HOURS makes them by itself.",
    )
    .option("--list", "only list the backups that there are")
    .action(
      onShop(line, async (shop, { list }: { list?: boolean }) => (list ? showList(line, shop) : make(line, shop))),
    );
  addExamples(backup, [["backup"], ["backup --list"]]);
  const restore = program
    .command("restore")
    .summary("Restore a backup on an empty machine")
    .description(
      "Restore a backup into the database and the data folder of the settings, which must be empty: either kind of " +
        "database, whichever the backup is of. Everything is compared with the sums in the backup; if anything is wrong, " +
        "nothing is restored. An encrypted one needs its BACKUP_PASSPHRASE.",
    )
    .argument("<file>", "a backup, such as shop-2026-11-30T02-00-00Z.tar.gz")
    .action((file: string) => restoreFile(line, restore, file));
  addExamples(restore, [["restore /backups/shop-2026-11-30T02-00-00Z.tar.gz"]]);
}

async function showList({ output }: CommandLine, shop: Shop): Promise<void> {
  const answer = await shop.listBackups();
  await output.answer(answer, () =>
    answer.list.length === 0
      ? `There is no backup in ${answer.folder}.`
      : answer.list.map(({ name, bytes }) => `${answer.folder}/${name}  ${megabytes(bytes)}`).join("\n"),
  );
}

async function make({ output }: CommandLine, shop: Shop): Promise<void> {
  const before = new Set((await shop.listBackups()).list.map(({ name }) => name));
  output.note("Making a backup");
  for (let state = await shop.startBackup(); ; state = await shop.listBackups()) {
    const made = state.list.find(({ name }) => !before.has(name));
    if (made) {
      const file = `${state.folder}/${made.name}`;
      const hint = state.is_encrypted ? "" : "\nIt is not encrypted: BACKUP_PASSPHRASE is not set.";
      await output.answer({ file, ...made }, () => `${file}  ${megabytes(made.bytes)}${hint}`);
      return;
    }
    if (!state.is_making) throw new ShopError("The backup could not be made. The shop's log says why.");
    await setTimeout(PAUSE_MS);
  }
}

async function restoreFile({ output }: CommandLine, command: Command, file: string): Promise<void> {
  const [{ findRunningShop }, { env }, { restoreBackup }] = await Promise.all([
    import("@/lib/database/one-opener"),
    import("@/lib/server/env"),
    import("@/lib/workflows/backup/restore"),
  ]);
  const { DATA_DIR, SHOP_URL } = env();
  if (whereaboutsOf(command).url ?? SHOP_URL)
    throw new ShopError("restore writes into a database itself, not into a shop elsewhere.");
  const running = await findRunningShop(DATA_DIR);
  if (running) throw new ShopError(`The shop at ${running.url} is running on this data. Stop it first.`);
  await access(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT"
      ? new FileError(`There is no file ${path.resolve(file)}.`)
      : fileError(file, "read", error);
  });
  output.note("Restoring");
  const restored = await restoreBackup(file);
  if (!restored.ok) throw new ShopError(RESTORE_FAULT_TEXTS[restored.code]);
  const { madeAt, tables, rows, files } = restored.value;
  await output.answer({ made_at: madeAt, tables, rows, files }, () =>
    [
      `Restored the backup of ${madeAt}: ${counted(rows, "row")} in ${counted(tables, "table")} with the same sums, and`,
      `${counted(files, "file")}.`,
    ].join(" "),
  );
}
