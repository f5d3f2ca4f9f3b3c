import { addressToWire, toAddress } from "@/lib/contracts/account-wire";
import { addAddressCall, listAddressesCall } from "@/lib/contracts/address-calls";
import { listAddresses } from "@/lib/data/addresses";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http";
import { addressFields, isTypedOfAddress, toAddressBook } from "@/lib/http/address-form";
import { saveNewAddress } from "@/lib/workflows/account/save-address";

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
    form: { toBody: addressFields, leadsTo: toAddressBook, givesBack: isTypedOfAddress },
  },
);
