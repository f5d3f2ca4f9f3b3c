import { Card, Group, Stack, Text, Title } from "@mantine/core";
import { deskFormats } from "@/lib/browser/desk/formats";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { orderTexts } from "./texts";

/** What makes up the total, how it is paid, and what went back. */
export function Money({ order, store }: { order: OwnerOrderWire; store: StoreAnswer }) {
  const { money } = deskFormats(store);
  const taken = order.manual_discount + (order.offer_details?.price ?? 0);
  const giftCards = order.coupon_list.reduce((sum, { price }) => sum + price, 0);
  const rows = [
    { name: orderTexts.subtotal, amount: order.sub_total, isAlways: true },
    { name: orderTexts.discount, amount: -taken },
    { name: orderTexts.shipping, amount: order.shipping_cost, isAlways: order.order_type === "delivery" },
    { name: orderTexts.packaging, amount: order.packaging_charges },
    { name: orderTexts.giftWrap, amount: order.gift_wrapper },
    { name: orderTexts.codFee, amount: order.cod_charges },
    { name: orderTexts.giftCards, amount: -giftCards },
  ].filter(({ amount, isAlways }) => isAlways || amount !== 0);
  const due = order.refund_amount - order.refunded_amount;
  return (
    <Card withBorder component="section" aria-label={orderTexts.money}>
      <Title order={2} size="h3" mb="sm">
        {orderTexts.money}
      </Title>
      <Stack gap={6}>
        {rows.map(({ name, amount }) => (
          <Row key={name} name={name} value={amount === 0 ? orderTexts.free : money(amount)} />
        ))}
        <Row name={orderTexts.sum} value={money(order.final_price)} isStrong />
        {order.payment_details.label && <Row name={orderTexts.payment} value={order.payment_details.label} />}
        {order.refunded_amount > 0 && <Row name={orderTexts.refunded} value={money(order.refunded_amount)} />}
        {due > 0 && <Row name={orderTexts.refundDue} value={money(due)} isStrong />}
      </Stack>
    </Card>
  );
}

function Row({ name, value, isStrong = false }: { name: string; value: string; isStrong?: boolean }) {
  return (
    <Group justify="space-between" wrap="nowrap" fw={isStrong ? 600 : undefined}>
      <Text inherit>{name}</Text>
      <Text inherit className="tabular" ta="end">
        {value}
      </Text>
    </Group>
  );
}
