import { changeSettingsCall, showSettingsCall } from "@/lib/contracts/store/setting-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { changeSettings, readSettings } from "@/lib/workflows/store/settings";

export const GET = handle(showSettingsCall, async ({ storeId }) => {
  const read = await readSettings(storeId);
  return read.ok ? ok({ settings: read.value }) : read;
});

export const PATCH = handle(changeSettingsCall, async ({ storeId, body }) => {
  const changed = await changeSettings(storeId, body);
  return changed.ok ? ok({ settings: changed.value }) : changed;
});
