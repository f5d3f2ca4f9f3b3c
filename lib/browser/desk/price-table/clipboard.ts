/** The cells of a text that was copied from a spreadsheet: rows by lines, columns by tabs, quoted where needed. */
export function readCopied(text: string): string[][] {
  const rows: string[][] = [[""]];
  let isQuoted = false;
  const last = () => rows.at(-1) ?? [];
  const add = (character: string) => {
    const row = last();
    row[row.length - 1] += character;
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? "";
    if (isQuoted && character === '"' && text[index + 1] === '"') {
      add('"');
      index += 1;
    } else if (character === '"' && (isQuoted || last().at(-1) === "")) isQuoted = !isQuoted;
    else if (isQuoted) add(character);
    else if (character === "\t") last().push("");
    else if (character === "\n") rows.push([""]);
    else if (character !== "\r") add(character);
  }
  // Spreadsheets end the last row with a line break, too.
  if (rows.length > 1 && last().every((cell) => cell === "")) rows.pop();
  return rows;
}

/** Cells as spreadsheets paste them. Amounts and "" need no quotes. */
export const copiedText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join("\t")).join("\n");
