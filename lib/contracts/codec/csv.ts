/** A line of a file that table programs open. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvValue).join(",")}\r\n`;
}

/** What customers have typed must not become a formula where the file is opened: a sign in front keeps it a text. */
function csvValue(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
