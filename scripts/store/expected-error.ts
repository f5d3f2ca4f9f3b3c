import { DataFolderInUseError } from "@/lib/database/one-opener";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { SettingsError } from "@/lib/server/env";
import { diskFaultOf } from "@/lib/server/unwritable-disk";
import { FileError } from "./file-error";
import { OWNER_REFUSAL_TEXTS } from "./refusal-text";
import { ShopError } from "./shop";

/** The message of an error that the owner can correct, such as a missing file; null if the error is a bug. */
export function expectedErrorText(error: unknown): string | null {
  const known = [FileError, ShopError, SettingsError, DataFolderInUseError].some((kind) => error instanceof kind);
  if (known) return (error as Error).message;
  if (isDatabaseAway(error)) return OWNER_REFUSAL_TEXTS.database_away;
  return diskFaultOf(error) ? OWNER_REFUSAL_TEXTS.disk_unwritable : null;
}
