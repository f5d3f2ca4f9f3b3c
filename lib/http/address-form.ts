import "server-only";

/** The address in a plain form; what a country does not ask for is not sent, and a box that is not ticked neither. */
export function addressFields(fields: URLSearchParams) {
  const flags = ["billing_address", "shipping_address"];
  const numbers = ["lat", "lng"];
  const toValue = ([name, text]: [string, string]) => {
    if (flags.includes(name)) return [name, text === "true"];
    if (numbers.includes(name)) return [name, text === "" ? null : Number(text)];
    return [name, text];
  };
  return Object.fromEntries([...fields].map(toValue));
}
