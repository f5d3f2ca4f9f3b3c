import { Button, Group, NumberInput, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import type { ListEntry } from "@/lib/browser/desk/use-list-draft";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { TriedShipping } from "@/lib/contracts/store/list-calls";
import type { ShippingMethodForm } from "@/lib/contracts/store/list-forms";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { type NamedPlace, PlaceInputs, type Places } from "../form/place-inputs";
import { Section } from "../section";
import { Refused } from "../states";
import { SHIPPING_REASONS, shippingTexts } from "./texts";

type TryShippingProps = {
  store: StoreAnswer;
  places: Places;
  /** What is typed and not saved yet; null if nothing is. */
  list: readonly ListEntry<ShippingMethodForm>[] | null;
};

/** A parcel, and what each method would cost for it, and why. */
export function TryShipping({ store, places, list }: TryShippingProps) {
  const { run, isPending, refusal } = useWrite();
  const [place, setPlace] = useState<NamedPlace>({ country: places.home, state: places.states[0] ?? "" });
  const [weight, setWeight] = useState<number | string>(1);
  const [amount, setAmount] = useState<number | string>(1000);
  const [tried, setTried] = useState<TriedShipping | null>(null);
  const { money } = deskFormats(store);
  const work = (event: FormEvent) => {
    event.preventDefault();
    const body = {
      ...place,
      weight_grams: Math.round(Number(weight) * 1000),
      amount: Number(amount) || 0,
      list,
    };
    void run(async () =>
      setTried(await callDesk<TriedShipping>("/api/owner/shipping-methods/try", { method: "POST", body })),
    );
  };
  return (
    <Section title={shippingTexts.try} why={shippingTexts.tryWhy}>
      <form onSubmit={work}>
        <Stack gap="sm" maw={520}>
          <PlaceInputs places={places} place={place} labels={shippingTexts} onChange={setPlace} />
          <Group grow align="end">
            <NumberInput
              size="md"
              hideControls
              min={0}
              max={1000}
              decimalScale={3}
              label={shippingTexts.weight}
              value={weight}
              onChange={setWeight}
            />
            <NumberInput
              size="md"
              hideControls
              min={0}
              decimalScale={2}
              label={shippingTexts.amount}
              rightSection={store.base_currency}
              rightSectionWidth={52}
              value={amount}
              onChange={setAmount}
            />
          </Group>
          {refusal && <Refused code={refusal} />}
          <Group>
            <Button type="submit" size="md" variant="default" loading={isPending}>
              {shippingTexts.work}
            </Button>
          </Group>
        </Stack>
      </form>
      <div aria-live="polite">
        {tried?.methods.length === 0 && <Text>{shippingTexts.none}</Text>}
        <Stack component="ul" gap={4} p={0} m={0} className="list-none">
          {tried?.methods.map(({ id, name, price, delivery_time, reason, zone, up_to_grams, free_from }) => (
            <li key={id}>
              <Text fw={price === null ? 400 : 500} component="span">
                {name}: {price === null ? "–" : money(price)}
              </Text>{" "}
              <Text component="span" size="sm">
                {[
                  SHIPPING_REASONS[reason]({
                    zone,
                    upTo: `${(up_to_grams ?? 0) / 1000} kg`,
                    from: money(free_from ?? 0),
                  }),
                  price === null ? "" : delivery_time,
                ]
                  .filter(Boolean)
                  .join(", ")}
              </Text>
            </li>
          ))}
        </Stack>
      </div>
    </Section>
  );
}
