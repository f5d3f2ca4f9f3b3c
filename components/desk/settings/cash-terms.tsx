import { Checkbox, NumberInput, SimpleGrid } from "@mantine/core";
import { paymentTexts } from "./texts";
import { WordsInput } from "./words-input";

/** On which terms cash is taken on delivery. */
export type CashTermsForm = {
  cod_charges: number;
  max_amount: number;
  new_customer_max_amount: number;
  refused_pincodes: string[];
  max_parcels_came_back: number;
  sms_status: boolean;
};

export const NO_CASH_TERMS: CashTermsForm = {
  ...{ cod_charges: 0, max_amount: 0, new_customer_max_amount: 0 },
  ...{ refused_pincodes: [], max_parcels_came_back: 0, sms_status: false },
};

type CashTermsProps = {
  terms: CashTermsForm;
  currency: string;
  onChange: (terms: CashTermsForm) => void;
};

export function CashTerms({ terms, currency, onChange }: CashTermsProps) {
  const amount = (name: "cod_charges" | "max_amount" | "new_customer_max_amount", label: string) => (
    <NumberInput
      size="md"
      hideControls
      min={0}
      decimalScale={2}
      label={label}
      rightSection={currency}
      rightSectionWidth={52}
      value={terms[name]}
      onChange={(value) => onChange({ ...terms, [name]: Number(value) || 0 })}
    />
  );
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" className="items-end">
      {amount("cod_charges", paymentTexts.charges)}
      {amount("max_amount", paymentTexts.maxAmount)}
      {amount("new_customer_max_amount", paymentTexts.maxForNew)}
      <NumberInput
        size="md"
        hideControls
        min={0}
        label={paymentTexts.cameBack}
        value={terms.max_parcels_came_back}
        onChange={(count) => onChange({ ...terms, max_parcels_came_back: Number(count) || 0 })}
      />
      <WordsInput
        label={paymentTexts.refused}
        hint={paymentTexts.refusedHint}
        words={terms.refused_pincodes}
        onChange={(codes) => onChange({ ...terms, refused_pincodes: codes })}
      />
      <Checkbox
        label={paymentTexts.code}
        checked={terms.sms_status}
        onChange={({ currentTarget }) => onChange({ ...terms, sms_status: currentTarget.checked })}
      />
    </SimpleGrid>
  );
}
