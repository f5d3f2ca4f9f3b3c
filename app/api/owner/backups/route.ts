import { listBackupsCall, startBackupCall } from "@/lib/contracts/backup";
import { handle } from "@/lib/http/handle";
import { describeBackups, startBackup } from "@/lib/workflows/backup/manage";

export const GET = handle(listBackupsCall, async () => ({ ok: true, value: await describeBackups() }));

export const POST = handle(startBackupCall, () => startBackup());
