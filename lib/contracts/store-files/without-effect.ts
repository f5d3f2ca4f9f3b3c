/**
 * The fields of `store.json` that the shop keeps and publishes, but that change nothing yet: they belong to the sale of
 * gift cards, to sample requests and to the owner's tools of the platform. See docs/domain.md#not-built.
 */
const FIELDS = [
  "details.additional_features.giftcard_type",
  "details.additional_features.gc_validity_in_month",
  "details.additional_features.cropper_resolution",
  "details.store_properties.0.checkout_setting.sample_request",
  "details.store_properties.0.giftcard_config",
] as const;

/** Which of these fields the text of a `store.json` has. The text must be valid JSON. */
export function fieldsWithoutEffect(text: string): string[] {
  const file: unknown = JSON.parse(text);
  return FIELDS.filter((path) => hasField(file, path.split(".")));
}

function hasField(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  return typeof value === "object" && value !== null && name in value && hasField(Reflect.get(value, name), rest);
}
