/** What a schema of the OpenAPI document says of a value. Only what helps to make one. */
type JsonSchema = {
  type?: string | undefined;
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  minItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
};

const HOSTILE_TEXTS = [
  "\0",
  "null\0byte",
  "\ud83d",
  "\ude00\ud83d",
  "",
  " ",
  "-1",
  "1e308",
  "%00",
  "%zz",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "'; drop table orders; --",
  "<script>alert(1)</script>",
  "\u202e\ufeff\uffff",
  "x".repeat(5_000),
  "9".repeat(400),
  "2026-99-99T99:99:99Z",
  "+000000-01-01T00:00:00Z",
  "🧶".repeat(300),
];
const HOSTILE_VALUES = [
  ...HOSTILE_TEXTS,
  ...HOSTILE_TEXTS.slice(0, 4),
  1e308,
  -1e308,
  5e-324,
  -1,
  -0,
  0.1 + 0.2,
  2 ** 31,
  2 ** 53 + 2,
  2 ** 63,
  1e9,
  null,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { "a\0b": 1 },
  JSON.parse('{"__proto__":{"isOwner":true}}'),
];

/** Makes input for calls that is nearly right, and wrong somewhere. */
export function hostileInput(random: () => number) {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const hostileText = () => pick(HOSTILE_TEXTS);

  /** A value for the schema, in which about every eighth part is hostile. */
  function valueFor(schema: JsonSchema): unknown {
    if (random() < 0.12) return pick(HOSTILE_VALUES);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return valueFor(pick(choices));
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return pick(schema.enum);
    switch (schema.type) {
      case "object":
        return Object.fromEntries(
          Object.entries(schema.properties ?? {})
            .filter(([name]) => schema.required?.includes(name) || random() < 0.7)
            .map(([name, part]) => [name, valueFor(part)]),
        );
      case "array": {
        const length = Math.max(schema.minItems ?? 0, Math.floor(random() * 3));
        return Array.from({ length }, () => valueFor(schema.items ?? {}));
      }
      case "integer":
        return Math.max(schema.minimum ?? 0, 0) + Math.floor(random() * 4);
      case "number":
        return Math.max(schema.minimum ?? 0, 0) + Math.floor(random() * 1_000) / 100;
      case "boolean":
        return random() < 0.5;
      case "null":
        return null;
      default:
        return textFor(schema);
    }
  }

  function textFor({ format, pattern, minLength = 0 }: JsonSchema): string {
    if (format === "email") return "somebody@example.com";
    if (format === "uri") return "https://shop.example/a";
    if (format === "date-time") return "2026-11-23T09:30:00Z";
    if (pattern?.includes("[0-9a-f]")) return "0123456789abcdef".repeat(4).slice(0, pattern.includes("{32}") ? 32 : 64);
    if (pattern?.includes("a-z0-9")) return "shawl";
    return pick(["stole", "shawl", "Silk", "nila-loom", "IN", "1"]).padEnd(minLength, "x");
  }

  /** A copy of the value with one part replaced. */
  function spoilt(value: unknown): unknown {
    const isWhole = typeof value !== "object" || value === null || Object.keys(value).length === 0;
    if (isWhole || random() < 0.1) return pick(HOSTILE_VALUES);
    const name = pick(Object.keys(value));
    const parts = Object.entries(value).map(([each, part]) => [each, each === name ? spoilt(part) : part] as const);
    return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  }

  return { random, pick, hostileText, valueFor, spoilt };
}
