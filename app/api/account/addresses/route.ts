import { addAddressCall, listAddressesCall } from "@/lib/contracts/address/calls";
import { addressToWire, toAddress } from "@/lib/contracts/customer/wire";
import { listAddresses } from "@/lib/data/address";
import { ok } from "@/lib/domain/result";
import { isAddressField, toAddressBook } from "@/lib/http/forms/address";
import { handle } from "@/lib/http/handle";
import { saveNewAddress } from "@/lib/workflows/address/save-address";

export const GET = handle(listAddressesCall, async ({ store, visitor }) =>
  ok({ address_list: (await listAddresses(store.id, visitor.customerId)).map(addressToWire) }),
);

export const POST = handle(
  addAddressCall,
  async ({ store, visitor: { customerId }, body }) => {
    const added = await saveNewAddress(store, customerId, toAddress(body));
    return added.ok ? ok({ address_list: (await listAddresses(store.id, customerId)).map(addressToWire) }) : added;
  },
  {
    form: { redirectTo: toAddressBook, keepsField: isAddressField },
  },
);
