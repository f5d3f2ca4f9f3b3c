import { addressToWire, toAddress } from "@/lib/contracts/account-wire";
import { removeAddressCall, updateAddressCall } from "@/lib/contracts/address-calls";
import { listAddresses, removeAddress } from "@/lib/data/addresses";
import { ok } from "@/lib/domain/result";
import { formMethods, handle } from "@/lib/http";
import { addressFields, isTypedOfAddress, toAddressBook } from "@/lib/http/address-form";
import { saveAddress } from "@/lib/workflows/account/save-address";

export const PUT = handle(
  updateAddressCall,
  async ({ store, visitor: { customerId }, params, body }) => {
    const saved = await saveAddress(store, customerId, params.address_id, toAddress(body));
    return saved.ok ? ok({ address_list: (await listAddresses(store.id, customerId)).map(addressToWire) }) : saved;
  },
  { form: { toBody: addressFields, leadsTo: toAddressBook, givesBack: isTypedOfAddress } },
);

export const DELETE = handle(
  removeAddressCall,
  async ({ store, visitor: { customerId }, params }) => {
    if (!(await removeAddress(store.id, customerId, params.address_id))) return { ok: false, code: "address_unknown" };
    return ok({ address_list: (await listAddresses(store.id, customerId)).map(addressToWire) });
  },
  { form: { toBody: () => undefined, leadsTo: toAddressBook } },
);

export const POST = formMethods({ PUT, DELETE });
