import { Stack, Text, Title } from "@mantine/core";
import { useCall } from "@/lib/browser/desk/use-call";
import { type ListEntry, useListDraft } from "@/lib/browser/desk/use-list-draft";
import type { TermsAnswer } from "@/lib/contracts/store/list-calls";
import type { ShippingMethodForm } from "@/lib/contracts/store/list-forms";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { ListForm } from "../form/list-form";
import { DeskLink } from "../link";
import { Failed, Loading } from "../states";
import { MethodFields } from "./method";
import { shippingTexts } from "./texts";
import { TryShipping } from "./try-shipping";

type Answer = Omit<TermsAnswer, "list"> & { list: readonly ListEntry<ShippingMethodForm>[] };
type ShippingProps = { store: StoreAnswer; mayWrite: boolean };

/** The shipping methods with their zones and weights, and a parcel to try them on. */
export default function Shipping({ store, mayWrite }: ShippingProps) {
  const { data, error, mutate } = useCall<Answer>("/api/owner/shipping-methods");
  if (error && !data) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!data) return <Loading />;
  return (
    <Stack gap="lg" maw={860}>
      <Stack gap={6}>
        <Title order={1}>{shippingTexts.title}</Title>
        <Text>{shippingTexts.why}</Text>
        <DeskLink href="/desk/tax">{shippingTexts.toTax}</DeskLink>
      </Stack>
      <Methods
        answer={data}
        store={store}
        mayWrite={mayWrite}
        onAnswer={async (list) => void (await mutate({ ...data, list }, false))}
        onRead={async () => void (await mutate())}
      />
    </Stack>
  );
}

type MethodsProps = ShippingProps & {
  answer: Answer;
  onAnswer: (list: Answer["list"]) => Promise<void>;
  onRead: () => Promise<void>;
};

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

function Methods({ answer, store, mayWrite, onAnswer, onRead }: MethodsProps) {
  const draft = useListDraft<ShippingMethodForm>("/api/owner/shipping-methods", answer.list, { onAnswer, onRead });
  return (
    <>
      <ListForm label={shippingTexts.methods} draft={draft} empty={newMethod} mayWrite={mayWrite}>
        {(method, change) => <MethodFields method={method} places={answer} store={store} onChange={change} />}
      </ListForm>
      <TryShipping store={store} places={answer} list={draft.draft.isChanged ? draft.entries : null} />
    </>
  );
}
