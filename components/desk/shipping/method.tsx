import { Checkbox, NumberInput, Select, SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { ShippingMethodForm } from "@/lib/contracts/store/list-forms";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import type { Places } from "../form/place-inputs";
import { shippingTexts } from "./texts";
import { ZoneFields } from "./zones";

type MethodFieldsProps = {
  method: ShippingMethodForm;
  places: Places;
  store: StoreAnswer;
  onChange: (method: ShippingMethodForm) => void;
};

/** All that is written about one shipping method. */
export function MethodFields({ method, places, store, onChange }: MethodFieldsProps) {
  const set = (change: Partial<ShippingMethodForm>) => onChange({ ...method, ...change });
  const isHome = method.shipping_type === "Domestic";
  const isZoned = isHome ? method.domes_zone_status : method.inter_zone_status;
  const zones = (isHome ? method.domes_zones : method.inter_zones) ?? [];
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          size="md"
          label={shippingTexts.name}
          maxLength={100}
          value={method.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <Select
          size="md"
          label={shippingTexts.direction}
          data={[
            { value: "Domestic", label: shippingTexts.home(places.home) },
            { value: "International", label: shippingTexts.abroad },
          ]}
          value={method.shipping_type}
          allowDeselect={false}
          onChange={(type) => set({ shipping_type: type === "International" ? type : "Domestic" })}
        />
        <TextInput
          size="md"
          label={shippingTexts.time}
          description={shippingTexts.timeHint}
          inputWrapperOrder={["label", "input", "description"]}
          maxLength={100}
          value={method.delivery_time ?? ""}
          onChange={({ currentTarget }) => set({ delivery_time: currentTarget.value })}
        />
        <TextInput
          size="md"
          type="url"
          label={shippingTexts.tracking}
          description={shippingTexts.trackingHint}
          inputWrapperOrder={["label", "input", "description"]}
          maxLength={500}
          value={method.tracking_link ?? ""}
          onChange={({ currentTarget }) => set({ tracking_link: currentTarget.value.trim() })}
        />
        <Select
          size="md"
          label={shippingTexts.pricing}
          data={[
            { value: "one", label: shippingTexts.onePrice },
            { value: "zones", label: shippingTexts.zoned },
          ]}
          value={isZoned ? "zones" : "one"}
          allowDeselect={false}
          onChange={(chosen) =>
            set(isHome ? { domes_zone_status: chosen === "zones" } : { inter_zone_status: chosen === "zones" })
          }
        />
        {!isZoned && (
          <NumberInput
            size="md"
            hideControls
            min={0}
            decimalScale={2}
            label={shippingTexts.price}
            rightSection={store.base_currency}
            rightSectionWidth={52}
            value={method.shipping_price ?? 0}
            onChange={(value) => set({ shipping_price: Number(value) || 0 })}
          />
        )}
      </SimpleGrid>
      {isZoned && (
        <ZoneFields
          methodName={method.name}
          isHome={isHome}
          zones={zones}
          places={places}
          store={store}
          onChange={(changed) => set(isHome ? { domes_zones: changed } : { inter_zones: changed })}
        />
      )}
      <Checkbox
        label={shippingTexts.free}
        checked={method.free_shipping ?? false}
        onChange={({ currentTarget }) => set({ free_shipping: currentTarget.checked })}
      />
      {method.free_shipping && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NumberInput
            size="md"
            hideControls
            min={0}
            decimalScale={2}
            label={shippingTexts.freeFrom}
            rightSection={store.base_currency}
            rightSectionWidth={52}
            value={method.minimum_price ?? 0}
            onChange={(value) => set({ minimum_price: Number(value) || 0 })}
          />
          <Checkbox
            className="self-end pb-3"
            label={shippingTexts.hint}
            checked={method.alert_status ?? false}
            onChange={({ currentTarget }) => set({ alert_status: currentTarget.checked })}
          />
        </SimpleGrid>
      )}
      <Checkbox
        label={shippingTexts.active}
        checked={(method.status ?? "active") === "active"}
        onChange={({ currentTarget }) => set({ status: currentTarget.checked ? "active" : "inactive" })}
      />
    </Stack>
  );
}
