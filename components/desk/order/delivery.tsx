import { Anchor, Card, Stack, Text, Title } from "@mantine/core";
import { deskFormats } from "@/lib/browser/desk/formats";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { orderTexts } from "./texts";

/** Who gets the order, where, by when, and what has left. */
export function Delivery({ order, store }: { order: OwnerOrderWire; store: StoreAnswer }) {
  const { day, minute } = deskFormats(store);
  const { shipping_address: to, shipping_method: method } = order;
  const lines = to
    ? [to.door_no, to.address, to.landmark, `${to.city} ${to.pincode}`, to.state]
    : [method.branch?.name, method.branch?.address];
  const notes = [
    { name: orderTexts.note, text: order.order_note },
    { name: orderTexts.giftMessage, text: order.gift_message },
  ].filter(({ text }) => text !== "");
  return (
    <Card withBorder component="section" aria-label={orderTexts.delivery}>
      <Title order={2} size="h3" mb="sm">
        {order.order_type === "pickup" ? orderTexts.pickup : orderTexts.delivery}
      </Title>
      <Stack gap="sm">
        <div>
          <Text fw={500}>{to?.name ?? method.collector?.name ?? order.customer_name}</Text>
          {lines.filter(Boolean).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
          {to && <Anchor href={`tel:${to.dial_code}${to.mobile}`}>{`${to.dial_code} ${to.mobile}`}</Anchor>}
        </div>
        {order.email && <Anchor href={`mailto:${order.email}`}>{order.email}</Anchor>}
        <Text>
          {[method.name, method.delivery_time, method.slot && minute(method.slot.from)].filter(Boolean).join(", ")}
        </Text>
        {notes.map(({ name, text }) => (
          <div key={name}>
            <Text fw={500}>{name}</Text>
            <Text className="whitespace-pre-line">{text}</Text>
          </div>
        ))}
        {order.hide_prices && <Text fw={500}>{orderTexts.hidesPrices}</Text>}
        {order.item_groups.map(({ name, carrier_name, tracking_link, tracking_number, dispatched_on }) => (
          <Text key={name}>
            {name}, {orderTexts.sent} {day(dispatched_on)}
            {carrier_name && `, ${carrier_name}`}
            {tracking_number &&
              (tracking_link ? (
                <>
                  , <Anchor href={tracking_link}>{tracking_number}</Anchor>
                </>
              ) : (
                `, ${tracking_number}`
              ))}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
