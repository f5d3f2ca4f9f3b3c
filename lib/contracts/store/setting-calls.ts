import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { SETTING_PATHS } from "@/lib/domain/store/setting-field";
import { storeQuerySchema } from "./owner-calls";

const BODY_LIMIT = 500_000;

const settingsSchema = z
  .partialRecord(z.enum(SETTING_PATHS), z.json())
  .meta({ description: "Values by the path of the setting; see docs/store-settings.md" });

export const settingsAnswerSchema = z.object({ settings: settingsSchema });
export type SettingsAnswer = z.output<typeof settingsAnswerSchema>;

export const showSettingsCall = defineCall({
  method: "GET",
  path: "/api/owner/settings",
  caller: "owner",
  right: "store.read",
  summary: "The settings of the store",
  query: storeQuerySchema,
  answer: settingsAnswerSchema,
  refusals: ["store_unknown"],
});

export const changeSettingsCall = defineCall({
  method: "PATCH",
  path: "/api/owner/settings",
  caller: "owner",
  right: "store.write",
  summary: "Changes some settings and leaves the others; what another has changed since it was seen is refused",
  query: storeQuerySchema,
  body: z.object({
    changes: settingsSchema,
    seen: settingsSchema.meta({ description: "The same settings as they were when the change was begun" }),
  }),
  bodyLimit: BODY_LIMIT,
  answer: settingsAnswerSchema,
  refusals: ["store_unknown", "store_kept_elsewhere", "settings_changed", "settings_invalid"],
});
