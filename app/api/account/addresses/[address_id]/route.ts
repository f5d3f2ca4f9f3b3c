import { removeAddressCall, updateAddressCall } from "@/lib/contracts/address/calls";
import { addressToWire, toAddress } from "@/lib/contracts/customer/wire";
import { listAddresses, removeAddress } from "@/lib/data/address";
import { ok } from "@/lib/domain/result";
import { isAddressField, toAddressBook } from "@/lib/http/forms/address";
import { formMethods, handle } from "@/lib/http/handle";
import { saveAddress } from "@/lib/workflows/address/save-address";

export const PUT = handle(
  updateAddressCall,
  async ({ store, visitor: { customerId }, params, body }) => {
    const saved = await saveAddress(store, customerId, params.address_id, toAddress(body));
    return saved.ok ? ok({ address_list: (await listAddresses(store.id, customerId)).map(addressToWire) }) : saved;
  },
  { form: { redirectTo: toAddressBook, keepsField: isAddressField } },
);

export const DELETE = handle(
  removeAddressCall,
  async ({ store, visitor: { customerId }, params }) => {
    if (!(await removeAddress(store.id, customerId, params.address_id))) return { ok: false, code: "address_unknown" };
    return ok({ address_list: (await listAddresses(store.id, customerId)).map(addressToWire) });
  },
  { form: { redirectTo: toAddressBook } },
);

export const POST = formMethods({ PUT, DELETE });
