import { showTodayCall, todayToWire } from "@/lib/contracts/staff/today";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readToday } from "@/lib/workflows/staff/today";

export const GET = handle(showTodayCall, async ({ storeId, actor }) =>
  ok(todayToWire(await readToday(storeId, actor))),
);
