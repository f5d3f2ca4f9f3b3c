/** Makes one line of a CSV file, quoted so that spreadsheet programs open it correctly. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvValue).join(",")}\r\n`;
}

/**
 * Makes one value of a CSV line. In a spreadsheet, text typed by a customer must not run as a formula; a leading
 * apostrophe makes the program treat it as text.
 */
function csvValue(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
