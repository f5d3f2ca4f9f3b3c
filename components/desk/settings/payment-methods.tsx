import { Button, Checkbox, Group, Select, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { PaymentsAnswer, StoreAnswer, TestPaymentAnswer } from "@/lib/contracts/store/owner-calls";
import { paymentKind } from "@/lib/domain/payment/kind";
import { PAYMENT_KINDS, type PaymentKind } from "@/lib/domain/payment/payment";
import { EntryList } from "../form/entry-list";
import { Refused } from "../states";
import { CashTerms, type CashTermsForm, NO_CASH_TERMS } from "./cash-terms";
import { SETTING_TEXTS } from "./setting-texts";
import { KEY_TEXTS, KIND_FIELDS, KIND_NAMES, PAYMENT_STATE_TEXTS, paymentTexts } from "./texts";
import { WordsInput } from "./words-input";

/** The fields of a payment method in the call that shows a store. */
type Method = {
  name: string;
  btn_name: string;
  rank: number;
  mode: string;
  app_config: Record<string, string>;
  cod_config: CashTermsForm;
  supported_currrencies: string[];
  status: string;
};

const NO_KEYS = Object.fromEntries(
  Object.values(KIND_FIELDS).flatMap((fields) => Object.keys(fields).map((name) => [name, ""])),
);

const newMethod = (): Method => ({
  ...{ name: "Bank transfer", btn_name: "", rank: 0, mode: "production", status: "active" },
  app_config: NO_KEYS,
  cod_config: NO_CASH_TERMS,
  supported_currrencies: [],
});

type PaymentMethodsProps = { value: unknown; store: StoreAnswer; onChange: (methods: Method[]) => void };

/** How shoppers pay, in their order, each with whether it is offered and what its provider says to the keys. */
export function PaymentMethods({ value, store, onChange }: PaymentMethodsProps) {
  const { data } = useCall<PaymentsAnswer>("/api/owner/payments");
  const { label, help } = SETTING_TEXTS.payment_types;
  const methods = (Array.isArray(value) ? (value as Method[]) : []).toSorted((one, other) => one.rank - other.rank);
  return (
    <Stack gap="md">
      <Text>{paymentTexts.secrets}</Text>
      <EntryList
        label={label}
        entries={methods}
        empty={newMethod}
        isOrdered
        onChange={(list) => onChange(list.map((method, index) => ({ ...method, rank: index + 1 })))}
      >
        {(method, change) => (
          <MethodFields
            method={method}
            state={data?.payments.find(({ name }) => name === method.name)?.state}
            store={store}
            onChange={change}
          />
        )}
      </EntryList>
      {help && <Text size="sm">{help}</Text>}
    </Stack>
  );
}

type MethodFieldsProps = {
  method: Method;
  /** Of the method as it is saved; undefined for one that is not. */
  state: PaymentsAnswer["payments"][number]["state"] | undefined;
  store: StoreAnswer;
  onChange: (method: Method) => void;
};

function MethodFields({ method, state, store, onChange }: MethodFieldsProps) {
  const kind = paymentKind(method.name);
  const fields = (kind && KIND_FIELDS[kind]) ?? {};
  const setConfig = (name: string, text: string) =>
    onChange({ ...method, app_config: { ...method.app_config, [name]: text.trim() } });
  return (
    <Stack gap="sm" role="group" aria-label={method.name}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" className="items-end">
        <TextInput
          size="md"
          label={paymentTexts.name}
          description={paymentTexts.nameHint}
          maxLength={60}
          value={method.name}
          onChange={({ currentTarget }) => onChange({ ...method, name: currentTarget.value })}
        />
        <Select
          size="md"
          allowDeselect={false}
          label={paymentTexts.kind}
          data={PAYMENT_KINDS.map((each) => ({ value: each, label: KIND_NAMES[each] }))}
          placeholder={paymentTexts.own(method.name)}
          value={kind}
          onChange={(chosen) => chosen && onChange({ ...method, name: KIND_NAMES[chosen as PaymentKind] })}
        />
        <TextInput
          size="md"
          label={paymentTexts.label}
          maxLength={100}
          value={method.btn_name}
          onChange={({ currentTarget }) => onChange({ ...method, btn_name: currentTarget.value })}
        />
        <WordsInput
          label={paymentTexts.currencies}
          hint={paymentTexts.currenciesHint}
          words={method.supported_currrencies}
          onChange={(codes) => onChange({ ...method, supported_currrencies: codes })}
        />
        {Object.entries(fields).map(([name, label]) => (
          <TextInput
            key={name}
            size="md"
            label={label}
            maxLength={300}
            value={method.app_config[name] ?? ""}
            onChange={({ currentTarget }) => setConfig(name, currentTarget.value)}
          />
        ))}
      </SimpleGrid>
      {kind === "cod" && (
        <CashTerms
          terms={method.cod_config}
          currency={store.base_currency}
          onChange={(terms) => onChange({ ...method, cod_config: terms })}
        />
      )}
      <Checkbox
        label={paymentTexts.offered}
        checked={method.status === "active"}
        onChange={({ currentTarget }) => onChange({ ...method, status: currentTarget.checked ? "active" : "inactive" })}
      />
      {(kind === "square" || kind === "paypal") && (
        <Checkbox
          label={paymentTexts.sandbox}
          checked={method.mode === "sandbox"}
          onChange={({ currentTarget }) =>
            onChange({ ...method, mode: currentTarget.checked ? "sandbox" : "production" })
          }
        />
      )}
      {state && <Text size="sm">{PAYMENT_STATE_TEXTS[state]}</Text>}
      {state && kind && !["cod", "bank_transfer", "upi"].includes(kind) && <TestKeys name={method.name} />}
    </Stack>
  );
}

/** Asks the provider whether it knows the keys, as they are saved. */
function TestKeys({ name }: { name: string }) {
  const { run, isPending, refusal } = useWrite();
  const [tested, setTested] = useState<TestPaymentAnswer | null>(null);
  const test = () =>
    run(async () => {
      setTested(null);
      setTested(await callDesk<TestPaymentAnswer>("/api/owner/payments/test", { method: "POST", body: { name } }));
    });
  return (
    <Stack gap={4}>
      <Group gap="sm">
        <Button variant="default" loading={isPending} onClick={() => void test()}>
          {paymentTexts.test(name)}
        </Button>
        <Text size="sm">{paymentTexts.testWhy}</Text>
      </Group>
      {refusal && <Refused code={refusal} />}
      {tested && <Text role="status">{KEY_TEXTS[tested.outcome]}</Text>}
    </Stack>
  );
}
