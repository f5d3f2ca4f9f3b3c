import { endDeviceCall } from "@/lib/contracts/account-calls";
import { devicesToWire } from "@/lib/contracts/account-wire";
import { endDevice, listDevices } from "@/lib/data/visitor-sessions";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { formMethods, handle } from "@/lib/http";
import { doneAt, formAnswer } from "@/lib/http/form-answer";

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
      toBody: () => undefined,
      leadsTo: (answer, fields) => formAnswer(answer, fields, { form: page, done: doneAt(page, "devices_signed_out") }),
    },
  },
);

export const POST = formMethods({ DELETE });
