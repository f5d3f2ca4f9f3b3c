/** Lets the browser save a value as a JSON file. */
export function downloadJson(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Later, because some browsers begin to read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
