import { Group, MultiSelect, NumberInput, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import type { ShippingZoneForm } from "@/lib/contracts/store/list-forms";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { multiplierFor, priceOfRate } from "@/lib/domain/pricing/shipping-rate";
import { EntryList } from "../form/entry-list";
import { shippingTexts } from "./texts";

type ZoneFieldsProps = {
  methodName: string;
  isHome: boolean;
  zones: readonly ShippingZoneForm[];
  places: { states: readonly string[]; countries: readonly string[] };
  store: StoreAnswer;
  onChange: (zones: ShippingZoneForm[]) => void;
};

/** The zones of a method: which places they have, and what a parcel costs there by its weight. */
export function ZoneFields({ methodName, isHome, zones, places, store, onChange }: ZoneFieldsProps) {
  const known = isHome ? places.states : places.countries;
  const member = isHome ? "states" : "countries";
  const empty = (): ShippingZoneForm => ({
    zone: "",
    [member]: [],
    price_per_kg: 100,
    delivery_time: "",
    rate_multiplier: [{ weight: 1, multiplier: 1 }],
  });
  return (
    <EntryList label={shippingTexts.zones(methodName)} entries={zones} empty={empty} isOrdered onChange={onChange}>
      {(zone, change) => {
        const named = zone[member] ?? [];
        return (
          <Stack gap="sm">
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput
                size="md"
                label={shippingTexts.zone}
                maxLength={100}
                value={zone.zone}
                onChange={({ currentTarget }) => change({ ...zone, zone: currentTarget.value })}
              />
              <TextInput
                size="md"
                label={shippingTexts.zoneTime}
                maxLength={100}
                value={zone.delivery_time ?? ""}
                onChange={({ currentTarget }) => change({ ...zone, delivery_time: currentTarget.value })}
              />
            </SimpleGrid>
            <MultiSelect
              size="md"
              searchable
              label={isHome ? shippingTexts.states : shippingTexts.countries}
              data={[...new Set([...known, ...named])]}
              value={named}
              onChange={(chosen) => change({ ...zone, [member]: chosen })}
            />
            <NumberInput
              size="md"
              maw={260}
              hideControls
              min={0}
              decimalScale={2}
              label={shippingTexts.perKilogram}
              description={shippingTexts.perKilogramHint}
              inputWrapperOrder={["label", "input", "description"]}
              rightSection={store.base_currency}
              rightSectionWidth={52}
              value={zone.price_per_kg}
              onChange={(value) => change({ ...zone, price_per_kg: Number(value) || 0 })}
            />
            <EntryList
              label={shippingTexts.rates(zone.zone)}
              entries={zone.rate_multiplier}
              isCompact
              empty={() => ({ weight: (zone.rate_multiplier.at(-1)?.weight ?? 0) + 1, multiplier: 1 })}
              onChange={(rate_multiplier) => change({ ...zone, rate_multiplier })}
            >
              {(rate, changeRate) => (
                <Group gap="xs" grow>
                  <NumberInput
                    size="md"
                    hideControls
                    min={0.001}
                    decimalScale={3}
                    label={shippingTexts.upTo}
                    value={rate.weight}
                    onChange={(value) => changeRate({ ...rate, weight: Number(value) || 0 })}
                  />
                  <NumberInput
                    size="md"
                    hideControls
                    min={0}
                    decimalScale={2}
                    label={shippingTexts.costs(store.base_currency)}
                    value={priceOfRate(zone.price_per_kg, rate.multiplier)}
                    onChange={(value) =>
                      changeRate({ ...rate, multiplier: multiplierFor(zone.price_per_kg, Number(value) || 0) })
                    }
                  />
                </Group>
              )}
            </EntryList>
            <Text size="sm">{shippingTexts.ratesHint}</Text>
          </Stack>
        );
      }}
    </EntryList>
  );
}
