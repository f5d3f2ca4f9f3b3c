import { Button, Checkbox, Group, NumberInput, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { TriedOffers } from "@/lib/contracts/pricing/owner-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import type { OfferRefusal } from "@/lib/domain/pricing/offer";
import { Section } from "../section";
import { Refused } from "../states";
import { offerTexts, WHY_NOT } from "./texts";

type TriedItem = { key: string; sku: string; quantity: number | string };
const emptyItem = (): TriedItem => ({ key: crypto.randomUUID(), sku: "", quantity: 1 });

/** A bag that nobody orders: what it would cost, and what each offer says to it. */
export function TryCart({ store }: { store: StoreAnswer }) {
  const { run, isPending, refusal, faults } = useWrite();
  const [items, setItems] = useState(() => [emptyItem()]);
  const [code, setCode] = useState("");
  const [shipping, setShipping] = useState<number | string>("");
  const [isAbroad, setAbroad] = useState(false);
  const [tried, setTried] = useState<(TriedOffers & { code: string }) | null>(null);
  const change = (index: number, changed: Partial<TriedItem>) =>
    setItems(items.map((item, at) => (at === index ? { ...item, ...changed } : item)));
  const work = (event: FormEvent) => {
    event.preventDefault();
    setTried(null);
    void run(async () => {
      const body = {
        items: items.map(({ sku, quantity }) => ({ sku: sku.trim(), quantity: Number(quantity) })),
        code,
        shipping_price: shipping === "" ? null : Number(shipping),
        abroad: isAbroad,
      };
      const answer = await callDesk<TriedOffers>("/api/owner/offers/try", { method: "POST", body });
      setTried({ ...answer, code });
    });
  };
  return (
    <Section title={offerTexts.try} why={offerTexts.tryWhy}>
      <form onSubmit={work}>
        <Stack gap="sm">
          {items.map(({ key, sku, quantity }, index) => (
            <Group key={key} gap="xs" align="end">
              <TextInput
                size="md"
                required
                className="min-w-40 grow"
                label={offerTexts.sku}
                aria-label={offerTexts.skuAt(index + 1)}
                error={faults.some(({ path }) => path === `items.${index}.sku`)}
                value={sku}
                onChange={({ currentTarget }) => change(index, { sku: currentTarget.value })}
              />
              <NumberInput
                size="md"
                w={110}
                required
                hideControls
                min={0.01}
                decimalScale={2}
                label={offerTexts.quantity}
                aria-label={offerTexts.quantityAt(index + 1)}
                value={quantity}
                onChange={(value) => change(index, { quantity: value })}
              />
              {items.length > 1 && (
                <Button
                  variant="subtle"
                  size="md"
                  aria-label={offerTexts.removeAt(index + 1)}
                  onClick={() => setItems(items.filter((item) => item.key !== key))}
                >
                  {offerTexts.remove}
                </Button>
              )}
            </Group>
          ))}
          <Group>
            <Button variant="default" onClick={() => setItems([...items, emptyItem()])}>
              {offerTexts.another}
            </Button>
          </Group>
          <Group gap="sm" align="end">
            <TextInput
              size="md"
              label={offerTexts.enteredCode}
              value={code}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
            />
            <NumberInput
              size="md"
              hideControls
              min={0}
              decimalScale={2}
              label={offerTexts.shippingPrice}
              value={shipping}
              onChange={setShipping}
            />
          </Group>
          <Checkbox
            label={offerTexts.abroad}
            checked={isAbroad}
            onChange={({ currentTarget }) => setAbroad(currentTarget.checked)}
          />
          <Group>
            <Button type="submit" size="md" loading={isPending}>
              {offerTexts.work}
            </Button>
          </Group>
          {refusal && <Refused code={refusal} />}
        </Stack>
      </form>
      <div role="status">{tried && <Answer tried={tried} store={store} />}</div>
    </Section>
  );
}

function Answer({ tried, store }: { tried: TriedOffers & { code: string }; store: StoreAnswer }) {
  const { money } = deskFormats(store);
  const { sub_total, total, applied, refusal, offers, code } = tried;
  const why = (reason: string) => WHY_NOT[reason as OfferRefusal] ?? reason;
  return (
    <Stack gap="xs">
      <Amount name={offerTexts.subTotal} amount={money(sub_total)} />
      {applied && <Amount name={offerTexts.takenOff(applied.code)} amount={`−${money(applied.amount)}`} />}
      <Amount name={offerTexts.total} amount={money(total)} isSum />
      {!applied && <Text>{offerTexts.noOffer}</Text>}
      {refusal && <Text>{offerTexts.codeRefused(code, why(refusal))}</Text>}
      <Text fw={500} mt="sm">
        {offerTexts.each}
      </Text>
      {offers.map((offer) => (
        <Text key={offer.code} size="sm">
          {[
            `${offer.code} ${offer.amount === null ? offerTexts.not(why(offer.refusal ?? "")) : offerTexts.wouldTake(money(offer.amount))}`,
            ...(offer.leaves_out_reduced ? [offerTexts.leavesOut] : []),
          ].join(", ")}
        </Text>
      ))}
    </Stack>
  );
}

function Amount({ name, amount, isSum = false }: { name: string; amount: string; isSum?: boolean }) {
  return (
    <Group justify="space-between" maw={360} wrap="nowrap">
      <Text fw={isSum ? 500 : 400}>{name}</Text>
      <Text fw={isSum ? 500 : 400} textWrap="nowrap" className="tabular">
        {amount}
      </Text>
    </Group>
  );
}
