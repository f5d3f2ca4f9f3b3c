/** Lets the browser save a value as a JSON file. */
export function downloadJson(name: string, value: unknown): void {
  downloadText(name, JSON.stringify(value, null, 2), "application/json");
}

/** Lets the browser save a text as a file of this type. */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Later, because some browsers begin to read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
