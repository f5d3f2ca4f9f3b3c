import { Group } from "@mantine/core";
import { type ListEntry, useListDraft } from "@/lib/browser/desk/use-list-draft";
import type { TermsAnswer } from "@/lib/contracts/store/list-calls";
import type { ShippingMethodForm } from "@/lib/contracts/store/list-forms";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { ListForm } from "../form/list-form";
import { type ListInShop, ListPage } from "../form/list-page";
import { DeskLink } from "../link";
import { MethodFields } from "./method";
import { shippingTexts } from "./texts";
import { TryShipping } from "./try-shipping";

type Answer = Omit<TermsAnswer, "list"> & { list: readonly ListEntry<ShippingMethodForm>[] };
type ShippingProps = { store: StoreAnswer; mayWrite: boolean };

/** The shipping methods with their zones and weights, and a parcel to try them on. */
export default function Shipping(props: ShippingProps) {
  return (
    <ListPage<Answer>
      path="/api/owner/shipping-methods"
      title={shippingTexts.title}
      why={shippingTexts.why}
      link={
        <Group gap="lg">
          <DeskLink href="/desk/tax">{shippingTexts.toTax}</DeskLink>
          <DeskLink href="/desk/delivery-slots">{shippingTexts.toSlots}</DeskLink>
        </Group>
      }
    >
      {(list) => <Methods {...props} {...list} />}
    </ListPage>
  );
}

const newMethod = (): ListEntry<ShippingMethodForm> => ({
  id: crypto.randomUUID(),
  content: {
    name: "",
    tracking_link: "",
    shipping_type: "Domestic",
    shipping_price: 0,
    delivery_time: "",
    free_shipping: false,
    minimum_price: 0,
    alert_status: true,
    domes_zone_status: false,
    domes_zones: [],
    inter_zone_status: false,
    inter_zones: [],
    status: "active",
  },
});

function Methods({ answer, store, mayWrite, onAnswer, onRead }: ShippingProps & ListInShop<Answer>) {
  const draft = useListDraft<ShippingMethodForm>("/api/owner/shipping-methods", answer.list, {
    onAnswer: (list) => onAnswer({ list }),
    onRead,
  });
  return (
    <>
      <ListForm label={shippingTexts.methods} draft={draft} empty={newMethod} mayWrite={mayWrite}>
        {(method, change) => <MethodFields method={method} places={answer} store={store} onChange={change} />}
      </ListForm>
      <TryShipping store={store} places={answer} list={draft.draft.isChanged ? draft.entries : null} />
    </>
  );
}
