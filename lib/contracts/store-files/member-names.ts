type Camel<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;

/** The type `Wire` with its field names in camel case: `selling_price` becomes `sellingPrice`. */
export type CamelNames<Wire> = { [Name in keyof Wire as Camel<Name>]: Wire[Name] };

export function toCamelNames<Wire extends object>(wire: Wire): CamelNames<Wire> {
  const entries = Object.entries(wire).map(([name, value]) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  // `CamelNames` makes the same replacement in the names of the type, so the cast is safe.
  return Object.fromEntries(entries) as CamelNames<Wire>;
}

export function toWireNames<Wire extends object>(camel: CamelNames<Wire>): Wire {
  const entries = Object.entries(camel).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]);
  return Object.fromEntries(entries) as Wire;
}
