import { endDeviceCall } from "@/lib/contracts/customer/calls";
import { devicesToWire } from "@/lib/contracts/customer/wire";
import { endDevice, listDevices } from "@/lib/data/authentication/visitor-sessions";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { redirectAfterForm, withDone } from "@/lib/http/forms/outcome";
import { formMethods, handle } from "@/lib/http/handle";

const page = ACCOUNT_PAGES.devices;

export const DELETE = handle(
  endDeviceCall,
  async ({ store, visitor, params: { device_id: deviceId } }) => {
    const { customerId, sessionId } = visitor;
    if (!(await endDevice(store.id, customerId, deviceId))) return { ok: false, code: "device_unknown" };
    return {
      ok: true,
      value: devicesToWire(await listDevices(store.id, customerId), sessionId),
      ...(deviceId === sessionId && { visitor: { session: null } }),
    };
  },
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterForm(answer, fields, { form: page, done: withDone(page, "device_signed_out") }),
    },
  },
);

export const POST = formMethods({ DELETE });
