import { Button, Checkbox, Group, Radio, Select, Stack, Text } from "@mantine/core";
import { deskFormats } from "@/lib/browser/desk/formats";
import type { DeskDraftAnswer } from "@/lib/contracts/order/desk-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { deskRefusalText } from "../refusal-texts";
import { Section } from "../section";
import { newOrderTexts } from "./texts";

type BillProps = {
  priced: DeskDraftAnswer;
  store: StoreAnswer;
  methodId: string;
  payment: string;
  isPending: boolean;
  isStale: boolean;
  isTest: boolean;
  onTest: (isTest: boolean) => void;
  onMethod: (id: string) => void;
  onPayment: (name: string) => void;
  onPlace: () => void;
};

/** What the order costs, how it is sent and paid, and what is still missing. */
export function NewOrderBill(props: BillProps) {
  const { priced, store, methodId, payment, isPending, isStale, isTest, onMethod, onPayment, onTest, onPlace } = props;
  const { money } = deskFormats(store);
  const { bill, refusals, shipping_methods: methods } = priced;
  const total = bill.final_price;
  const isReady = refusals.length === 0 && total !== null && (payment !== "" || total === 0) && !isStale;
  const rows = [
    [newOrderTexts.subtotal, money(bill.sub_total)],
    ...(bill.offer ? [[newOrderTexts.discount, `−${money(bill.offer.amount)}`]] : []),
    ...(bill.shipping_cost === null
      ? []
      : [[newOrderTexts.shipping, bill.shipping_cost === 0 ? newOrderTexts.free : money(bill.shipping_cost)]]),
  ];
  return (
    <Section title={newOrderTexts.total}>
      {methods.length > 0 && (
        <Select
          size="md"
          label={newOrderTexts.method}
          data={methods.map(({ _id, name, price }) => ({ value: _id, label: `${name}, ${money(price)}` }))}
          value={methodId || priced.shipping_id}
          allowDeselect={false}
          onChange={(id) => onMethod(id ?? "")}
        />
      )}
      <Stack component="dl" gap={4} m={0}>
        {rows.map(([name, value]) => (
          <Group key={name} justify="space-between">
            <Text component="dt">{name}</Text>
            <Text component="dd" m={0} className="tabular">
              {value}
            </Text>
          </Group>
        ))}
        <Group justify="space-between">
          <Text component="dt" fw={500}>
            {newOrderTexts.total}
          </Text>
          <Text component="dd" m={0} fw={500} className="tabular">
            {money(bill.total_so_far)}
          </Text>
        </Group>
      </Stack>
      {refusals.length > 0 && (
        <div>
          <Text fw={500}>{newOrderTexts.missing}</Text>
          {refusals.map((code) => (
            <Text key={code}>{deskRefusalText(code)}</Text>
          ))}
        </div>
      )}
      <Radio.Group
        label={newOrderTexts.payment}
        description={newOrderTexts.paymentWhy}
        value={payment}
        onChange={onPayment}
      >
        <Stack gap="xs" mt="xs">
          {priced.payments.map(({ name, label, refusals: why }) => (
            <Radio
              key={name}
              size="md"
              value={name}
              label={label || name}
              disabled={why.length > 0}
              description={why.map(deskRefusalText).join(" ")}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Checkbox
        size="md"
        label={newOrderTexts.test}
        description={newOrderTexts.testHint}
        checked={isTest}
        onChange={({ currentTarget }) => onTest(currentTarget.checked)}
      />
      {isStale && <Text role="status">{newOrderTexts.stale}</Text>}
      <Group>
        <Button size="md" loading={isPending} disabled={!isReady} onClick={onPlace}>
          {(isTest ? newOrderTexts.placeTest : newOrderTexts.place)(money(bill.total_so_far))}
        </Button>
      </Group>
    </Section>
  );
}
