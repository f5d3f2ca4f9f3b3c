type Camel<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;

/** The names that members have inside: `selling_price` is `sellingPrice`. */
export type InnerNames<Wire> = { [Name in keyof Wire as Camel<Name>]: Wire[Name] };

export function toInnerNames<Wire extends object>(wire: Wire): InnerNames<Wire> {
  const entries = Object.entries(wire).map(([name, value]) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  // The type says what the line above does to each name.
  return Object.fromEntries(entries) as InnerNames<Wire>;
}

export function toWireNames<Wire extends object>(inner: InnerNames<Wire>): Wire {
  const entries = Object.entries(inner).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]);
  return Object.fromEntries(entries) as Wire;
}
