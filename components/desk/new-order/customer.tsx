import { SegmentedControl, Select, SimpleGrid, Textarea, TextInput } from "@mantine/core";
import type { DeskDraftAnswer } from "@/lib/contracts/order/desk-calls";
import { Section } from "../section";
import { ADDRESS_FIELDS, type Draft } from "./draft";
import { newOrderTexts } from "./texts";

const LABELS = { ...newOrderTexts, door_no: newOrderTexts.doorNo };

type CustomerProps = { draft: Draft; priced: DeskDraftAnswer; onChange: (changed: Partial<Draft>) => void };

/** Who orders, and where it goes. */
export function NewOrderCustomer({ draft, priced, onChange }: CustomerProps) {
  const { kind, address } = draft;
  const setField = (name: keyof Draft["address"], value: string) =>
    onChange({ address: { ...address, [name]: value } });
  const shown = kind === "delivery" ? ADDRESS_FIELDS : (["name", "mobile"] as const);
  return (
    <Section title={newOrderTexts.kind}>
      {priced.offers.delivery && priced.offers.pickup && (
        <SegmentedControl
          size="md"
          aria-label={newOrderTexts.kind}
          data={[
            { value: "delivery", label: newOrderTexts.kinds.delivery },
            { value: "pickup", label: newOrderTexts.kinds.pickup },
          ]}
          value={kind}
          onChange={(value) => onChange({ kind: value === "pickup" ? "pickup" : "delivery" })}
        />
      )}
      {kind === "pickup" && (
        <Select
          size="md"
          label={newOrderTexts.branch}
          data={priced.branches.map(({ _id, name, city }) => ({ value: _id, label: [name, city].join(", ") }))}
          value={draft.branchId}
          allowDeselect={false}
          onChange={(branchId) => onChange({ branchId: branchId ?? "" })}
        />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {shown.map((name) =>
          name === "country" ? (
            <Select
              key={name}
              size="md"
              label={LABELS.country}
              searchable
              data={priced.countries.map(({ code, name: label }) => ({ value: code, label }))}
              value={address.country || priced.country}
              allowDeselect={false}
              onChange={(value) => setField("country", value ?? "")}
            />
          ) : (
            <TextInput
              key={name}
              size="md"
              label={LABELS[name]}
              inputMode={name === "mobile" ? "tel" : undefined}
              value={address[name]}
              autoComplete="off"
              onChange={({ currentTarget }) => setField(name, currentTarget.value)}
            />
          ),
        )}
      </SimpleGrid>
      {priced.offers.offer_codes && (
        <TextInput
          size="md"
          label={newOrderTexts.offer}
          value={draft.offerCode}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ offerCode: currentTarget.value })}
        />
      )}
      {priced.offers.notes && (
        <Textarea
          size="md"
          label={newOrderTexts.note}
          value={draft.note}
          maxLength={500}
          autosize
          onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
        />
      )}
    </Section>
  );
}
