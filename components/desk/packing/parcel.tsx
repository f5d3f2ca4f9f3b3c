import { Alert, Badge, Button, Card, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { usePackedPieces } from "@/lib/browser/desk/packed-pieces";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import {
  isAllPacked,
  type PackingLine,
  packedItems,
  packPiece,
  scanPiece,
  unpackLine,
} from "@/lib/domain/order/packing";
import { quantityText } from "@/lib/domain/product/unit";
import { withBasePath } from "@/lib/domain/site/base-path";
import { Camera } from "../camera";
import { DeskLink } from "../link";
import { ItemLines } from "../modules/item-lines";
import { itemsLeft } from "../order/choose-items";
import { stepTexts } from "../order/texts";
import { Refused } from "../states";
import { packingTexts } from "./texts";

type PackingParcelProps = { order: OwnerOrderWire; store: StoreAnswer; onSent: () => void; onRefused: () => void };

/** One parcel: each piece is scanned or tapped, a wrong one refused, and what is packed is sent. */
export function PackingParcel({ order, store, onSent, onRefused }: PackingParcelProps) {
  const { run, isPending, refusal } = useWrite();
  const left = itemsLeft(order);
  const [lines, setLines] = usePackedPieces(order, left);
  const [scan, setScan] = useState<{ text: string; isWrong: boolean } | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const take = (sku: string) => {
    const scanned = scanPiece(lines, sku);
    if (scanned.kind === "packed") setLines(scanned.lines);
    setScan(scanText(scanned, sku));
  };
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    take(String(new FormData(form).get("sku") ?? "").trim());
    form.reset();
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? "");
    const items = isAllPacked(lines) ? null : packedItems(lines);
    const body = { items, carrier_name: text("carrier"), tracking_number: text("tracking") };
    const path = `/api/owner/orders/${encodeURIComponent(order._id)}/dispatch` as const;
    if (await run(() => callDesk(path, { method: "POST", body, idempotencyKey: key }))) onSent();
    else onRefused();
  };
  const { shipping_address: to } = order;
  const isAll = isAllPacked(lines);
  const isNothing = packedItems(lines).length === 0;
  return (
    <Card withBorder component="section" aria-label={order.order_number}>
      <Stack gap="md">
        <Group justify="space-between" align="start" wrap="nowrap">
          <div>
            <Title order={2} size="h3">
              {order.order_number}
            </Title>
            <Text>{[to?.name ?? order.customer_name, to?.city, to?.pincode].filter(Boolean).join(", ")}</Text>
          </div>
          <Button
            component="a"
            variant="default"
            target="_blank"
            rel="noopener"
            href={withBasePath(`/api/owner/packing-slips?orders=${encodeURIComponent(order._id)}`)}
          >
            {packingTexts.slip}
          </Button>
        </Group>
        {(order.gift_wrapper > 0 || order.hide_prices) && (
          <Group gap="xs">
            {order.gift_wrapper > 0 && <Badge tt="none">{packingTexts.gift}</Badge>}
            {order.hide_prices && <Badge tt="none">{packingTexts.noPrices}</Badge>}
          </Group>
        )}
        {order.order_note && <Text className="whitespace-pre-line">{order.order_note}</Text>}
        <form onSubmit={read}>
          <TextInput
            size="md"
            name="sku"
            label={packingTexts.scan}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
          />
        </form>
        <Camera onRead={take} />
        <div role="status">
          {scan && (
            <Alert color={scan.isWrong ? "red" : "gray"} variant="light">
              {scan.text}
            </Alert>
          )}
        </div>
        <Stack gap="xs">
          {lines.map((line) => (
            <Line
              key={line.position}
              line={line}
              store={store}
              item={left.find(({ position }) => position === line.position)}
              onPack={() => setLines(packPiece(lines, line.position))}
              onUnpack={() => setLines(unpackLine(lines, line.position))}
            />
          ))}
        </Stack>
        <form onSubmit={send}>
          <Stack gap="sm">
            {refusal && <Refused code={refusal} />}
            {order.order_type === "delivery" && (
              <>
                <TextInput size="md" name="carrier" label={stepTexts.carrier} description={stepTexts.optional} />
                <TextInput size="md" name="tracking" label={stepTexts.tracking} description={stepTexts.optional} />
              </>
            )}
            <Button
              size="lg"
              type="submit"
              variant={isAll ? "filled" : "default"}
              loading={isPending}
              disabled={isNothing}
            >
              {order.order_type === "pickup" ? stepTexts.ready : isAll ? packingTexts.send : packingTexts.sendPart}
            </Button>
            {!isAll && <Text size="sm">{isNothing ? packingTexts.nothing : packingTexts.sendPartWhy}</Text>}
          </Stack>
        </form>
        <Text>
          <DeskLink
            href={`/desk/orders/${encodeURIComponent(order.order_number)}`}
            className="underline underline-offset-4"
          >
            {packingTexts.whole}
          </DeskLink>
        </Text>
      </Stack>
    </Card>
  );
}

function scanText(scanned: ReturnType<typeof scanPiece>, sku: string): { text: string; isWrong: boolean } {
  if (scanned.kind === "packed") return { text: packingTexts.packed(scanned.line.name), isWrong: false };
  const text = scanned.kind === "enough" ? packingTexts.enough(scanned.line.name) : packingTexts.wrong(sku);
  return { text, isWrong: true };
}

type LineProps = {
  line: PackingLine;
  store: StoreAnswer;
  /** Undefined in the moment in which it has left. */
  item: OwnerOrderWire["item_list"][number] | undefined;
  onPack: () => void;
  onUnpack: () => void;
};

function Line({ line, store, item, onPack, onUnpack }: LineProps) {
  const { name, sku, unit, needed, packed } = line;
  const text = (quantity: number) => quantityText(Math.round(quantity * 100), unit);
  const isFull = packed >= needed;
  return (
    <Group wrap="nowrap" justify="space-between" className="border-line border-b pb-2">
      <div>
        <Text fw={500} td={isFull ? "line-through" : undefined}>
          {name}
        </Text>
        <Text size="sm">
          {[...(item?.variant_types ?? []).map(({ value }) => value), sku].filter(Boolean).join(", ")}
        </Text>
        {item && <ItemLines item={item} store={store} />}
        <Text className="tabular">{packingTexts.of(text(packed), text(needed))}</Text>
      </div>
      {isFull ? (
        <Button variant="default" onClick={onUnpack} aria-label={packingTexts.unpack(name)}>
          {packingTexts.out}
        </Button>
      ) : (
        <Button size="md" onClick={onPack} aria-label={packingTexts.pack(name)}>
          + {unit === "Pcs" ? "1" : text(needed - packed)}
        </Button>
      )}
    </Group>
  );
}
