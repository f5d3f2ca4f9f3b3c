import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { momentSchema } from "@/lib/contracts/customer/fields";

const backupSchema = z.object({
  name: z.string(),
  bytes: z.int(),
  made_at: momentSchema.meta({ description: "Of which moment it is" }),
});

export const backupsAnswerSchema = z.object({
  folder: z.string().meta({ description: "Where they are, on the machine of the shop" }),
  list: z.array(backupSchema).meta({ description: "The newest first" }),
  is_making: z.boolean(),
  is_encrypted: z.boolean().meta({ description: "Whether the next one will be" }),
});
export type BackupsAnswer = z.output<typeof backupsAnswerSchema>;

export const listBackupsCall = defineCall({
  method: "GET",
  path: "/api/owner/backups",
  caller: "owner",
  right: "deployment",
  summary: "The backups of the whole deployment",
  answer: backupsAnswerSchema,
});

export const startBackupCall = defineCall({
  method: "POST",
  path: "/api/owner/backups",
  caller: "owner",
  right: "deployment",
  summary: "Starts a backup of the whole deployment: all stores and uploads. The list has it once it is made",
  answer: backupsAnswerSchema,
  refusals: ["backup_running"],
});
