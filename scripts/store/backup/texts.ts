import type { RestoreFault } from "@/lib/workflows/backup/restore";

/** Why a backup was not restored, and what to do. */
export const RESTORE_FAULT_TEXTS: Record<RestoreFault, string> = {
  no_backup: "This file is not a backup of a shop.",
  passphrase_missing: "The backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase with which it was made.",
  passphrase_wrong: "The backup was encrypted with another BACKUP_PASSPHRASE.",
  damaged: "The backup is damaged: it does not have what it says. Nothing was restored; take another one.",
  not_empty:
    "There is a shop already: a backup is restored into an empty database and an empty data folder. Name others in DATABASE_URL and DATA_DIR.",
  backup_newer: "The backup is of a newer version of the shop. Update this one first.",
};

export const megabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString("en", { maximumFractionDigits: 1 })} MB`;
