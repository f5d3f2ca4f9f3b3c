import { NumberInput, Stack, TextInput } from "@mantine/core";
import { Field, useDraft, useFault } from "./field";
import { formTexts } from "./texts";

const FACTS = [
  ["country_of_origin", formTexts.country],
  ["maker", formTexts.maker],
  ["importer", formTexts.importer],
  ["net_quantity", formTexts.netQuantity],
] as const;

/** What a shop in India has to say about packed goods. */
export function LawFields() {
  const { draft } = useDraft();
  const { disclosures } = draft.values;
  const mrpFault = useFault("disclosures.mrp");
  const set = (change: Partial<typeof disclosures>) => {
    const facts = Object.entries({ ...disclosures, ...change }).filter(([, value]) => value);
    draft.set("disclosures", Object.fromEntries(facts));
  };
  return (
    <Field name="disclosures">
      <Stack gap="md">
        {FACTS.map(([fact, label]) => (
          <TextInput
            key={fact}
            size="md"
            label={label}
            maxLength={2_000}
            value={disclosures[fact] ?? ""}
            onChange={({ currentTarget }) => set({ [fact]: currentTarget.value })}
          />
        ))}
        <NumberInput
          size="md"
          label={formTexts.mrp}
          hideControls
          min={0}
          decimalScale={2}
          value={disclosures.mrp ?? ""}
          error={mrpFault}
          onChange={(typed) => set({ mrp: Number(typed) || 0 })}
        />
      </Stack>
    </Field>
  );
}
