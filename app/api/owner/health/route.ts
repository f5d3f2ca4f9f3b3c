import { PERIODIC_WORK } from "@/lib/background/periodic-work";
import { healthToWire, showHealthCall } from "@/lib/contracts/health";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readHealth } from "@/lib/workflows/store/health";

export const GET = handle(showHealthCall, async ({ storeId }) => {
  const read = await readHealth(storeId, PERIODIC_WORK);
  return read.ok ? ok(healthToWire(read.value)) : read;
});
