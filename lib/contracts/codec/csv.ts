/** One line of a CSV file that spreadsheets open correctly. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvValue).join(",")}\r\n`;
}

/**
 * Customers' text must not run as a formula in a spreadsheet; a leading apostrophe makes the spreadsheet treat it as
 * text.
 */
function csvValue(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
