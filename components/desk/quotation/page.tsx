import { Anchor, Badge, Card, Grid, Group, Stack, Text, Title } from "@mantine/core";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import type { QuotationWire } from "@/lib/contracts/quotation/wire";
import type { DeskCaller } from "@/lib/contracts/staff/desk";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { quantityText } from "@/lib/domain/product/unit";
import { DeskLink } from "../link";
import { Failed, Loading } from "../states";
import { QuotationHistory } from "./history";
import { QuotationSteps } from "./steps";
import { QUOTATION_STATUS_NAMES, quotationTexts } from "./texts";

type QuotationPageProps = { name: string; store: StoreAnswer; rights: DeskCaller["rights"] };

/** One quotation: what was asked for, what was offered, and what can be done next. */
export function QuotationPage({ name, store, rights }: QuotationPageProps) {
  const path = `/api/owner/quotations/${encodeURIComponent(name)}` as const;
  const { data: quotation, error, mutate } = useCall<QuotationWire>(path);
  if (error && !quotation) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!quotation) return <Loading />;
  const { quot_number: number, quot_status: status, order_id: orderId } = quotation;
  return (
    <Stack gap="lg">
      <Stack gap={6}>
        <Anchor component={DeskLink} href="/desk/quotations" size="sm">
          ← {quotationTexts.title}
        </Anchor>
        <Title order={1}>{quotationTexts.quotation(number)}</Title>
        <Group gap="xs">
          <Badge variant={status === "placed" ? "filled" : "default"} tt="none" fw={500}>
            {QUOTATION_STATUS_NAMES[status]}
          </Badge>
          <Text size="sm">{deskFormats(store).minute(quotation.created_on)}</Text>
          {orderId !== null && (
            <Anchor component={DeskLink} href={`/desk/orders/${encodeURIComponent(orderId)}`} size="sm">
              {quotationTexts.order}
            </Anchor>
          )}
        </Group>
      </Stack>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="lg">
            <Asked quotation={quotation} store={store} />
            {rights.includes("orders.write") && (
              <QuotationSteps
                key={status === "placed" || status === "processing" ? "open" : status}
                quotation={quotation}
                store={store}
                onDone={(after) => void mutate(after, false)}
                onRefused={() => void mutate()}
              />
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="lg">
            <Customer quotation={quotation} />
            <QuotationHistory quotation={quotation} store={store} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

function Asked({ quotation, store }: { quotation: QuotationWire; store: StoreAnswer }) {
  const { money } = deskFormats(store);
  const sums = [
    [quotationTexts.subtotal, quotation.sub_total],
    [quotationTexts.shipping, quotation.shipping_cost],
    [quotationTexts.sum, quotation.final_price],
  ] as const;
  return (
    <Card withBorder component="section" aria-label={quotationTexts.items}>
      <Title order={2} size="h3" mb="sm">
        {quotationTexts.items}
      </Title>
      <Stack gap="sm">
        {quotation.item_list.map((item) => (
          <Group key={item.position} justify="space-between" wrap="nowrap" align="start">
            <div>
              <Text fw={500}>{item.name}</Text>
              <Text size="sm">
                {[
                  quantityText(Math.round(item.quantity * 100), item.unit),
                  item.sku,
                  ...item.variant_types.map(({ value }) => value),
                  item.addon_name,
                ]
                  .filter(Boolean)
                  .join(", ")}
              </Text>
            </div>
            <Text className="tabular">{money(item.line_total)}</Text>
          </Group>
        ))}
        {sums.map(([name, amount]) => (
          <Group key={name} justify="space-between">
            <Text>{name}</Text>
            <Text className="tabular">{money(amount)}</Text>
          </Group>
        ))}
        {quotation.note && (
          <div>
            <Text fw={500}>{quotationTexts.note}</Text>
            <Text className="whitespace-pre-line">{quotation.note}</Text>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function Customer({ quotation }: { quotation: QuotationWire }) {
  const { customer_name: name, gst, email, contact_mobile: mobile, company_address: to } = quotation;
  const lines = to ? [to.door_no, to.address, `${to.city} ${to.pincode}`, to.state] : [];
  return (
    <Card withBorder component="section" aria-label={quotationTexts.customer}>
      <Title order={2} size="h3" mb="sm">
        {quotationTexts.customer}
      </Title>
      <Text fw={500}>{name}</Text>
      {[gst.company, gst.number && `GSTIN ${gst.number}`, ...lines].filter(Boolean).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
      {mobile && <Anchor href={`tel:${mobile}`}>{mobile}</Anchor>}
    </Card>
  );
}
