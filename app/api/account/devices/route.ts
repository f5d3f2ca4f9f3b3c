import { listDevicesCall } from "@/lib/contracts/account-calls";
import { devicesToWire } from "@/lib/contracts/account-wire";
import { listDevices } from "@/lib/data/visitor-sessions";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http";

export const GET = handle(listDevicesCall, async ({ store, visitor }) =>
  ok(devicesToWire(await listDevices(store.id, visitor.customerId), visitor.sessionId)),
);
