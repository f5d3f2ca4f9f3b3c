import { FileError } from "@/scripts/store/file-error";
import { readTable } from "@/scripts/store/product-import/read-table";

const linesOf = (text: string) => readTable(Buffer.from(text)).rows.map(({ line, cells }) => [line, ...cells]);

it("numbers rows by the line that they start on, whatever their cells hold", () => {
  const text = 'Handle,Title\na,"x\ny"\n\nb,two\n,,\n"c\n\nd",three\ne,four';
  expect(linesOf(text)).toEqual([
    [2, "a", "x\ny"],
    [5, "b", "two"],
    [7, "c\n\nd", "three"],
    [10, "e", "four"],
  ]);
});

it("reads a file of any system: with a mark, with any line ends, without a last one", () => {
  const text = 'Handle,Title\na,"x\ny"\nb,z';
  for (const lineEnd of ["\n", "\r\n", "\r"]) {
    const table = readTable(Buffer.from(`\uFEFF${text.replaceAll("\n", lineEnd)}`));
    expect(table).toEqual(readTable(Buffer.from(text)));
    expect(table.header).toEqual(["Handle", "Title"]);
  }
});

it("keeps commas and quotes in quoted cells, and an inch mark in one without", () => {
  expect(linesOf('h,t\n"a, b","say ""no"""\nc,5" wide')).toEqual([
    [2, "a, b", 'say "no"'],
    [3, "c", '5" wide'],
  ]);
});

it.each([
  ["is empty", Buffer.from(""), "The file is empty."],
  ["has letters of an old Windows", Buffer.from("h,t\na,b\nc,café\n", "latin1"), /^Line 3 is not UTF-8/],
  ["is UTF-16", Buffer.from("\uFEFFh,t", "utf16le"), /UTF-16/],
  ["has a quote that is never closed", Buffer.from('h,t\na,b\nc,"d\ne,f\n'), /after line 3 is never closed/],
])("says of a file that it %s", (_what, bytes, message) => {
  expect(() => readTable(bytes)).toThrow(FileError);
  expect(() => readTable(bytes)).toThrow(message);
});
