import { listDevicesCall } from "@/lib/contracts/customer/calls";
import { devicesToWire } from "@/lib/contracts/customer/wire";
import { listDevices } from "@/lib/data/authentication/visitor-sessions";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const GET = handle(listDevicesCall, async ({ store, visitor }) =>
  ok(devicesToWire(await listDevices(store.id, visitor.customerId), visitor.sessionId)),
);
