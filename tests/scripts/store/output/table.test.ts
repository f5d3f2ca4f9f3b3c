import { stylesFor } from "@/scripts/store/output/styles";
import { facts, sums, table } from "@/scripts/store/output/table";

const plain = stylesFor(false, {});
const columns = [
  { heading: "Name", text: ([name]: string[]) => name ?? "" },
  { heading: "Sum", text: ([, sum]: string[]) => sum ?? "", isRight: true },
  { heading: "Note", text: ([, , note]: string[]) => note ?? "" },
];

it("aligns columns under a header row, whatever letters they hold", () => {
  const rows = [
    ["ആശ മേനോൻ", "₹1,080", "Two\nlines"],
    ["Asha", "₹9", ""],
  ];
  const [header = "", first = "", second = ""] = table(rows, columns, plain).split("\n");
  expect(header).toMatch(/^Name {2,}Sum {2}Note$/);
  expect(first).toBe("ആശ മേനോൻ  ₹1,080  Two lines");
  expect(second).toMatch(/^Asha {2,}₹9$/);
});

it("leaves out what is empty everywhere", () => {
  expect(table([["Asha", "", ""]], columns, plain)).toBe("Name\nAsha");
  expect(
    facts(
      [
        ["Name", "Asha"],
        ["Note", ""],
      ],
      plain,
    ),
  ).toBe("Name  Asha");
});

it("puts the amounts of a bill under each other", () => {
  expect(
    sums(
      [
        ["Subtotal", "₹1,000"],
        ["Shipping", "₹80", "by post"],
      ],
      plain,
    ),
  ).toBe("Subtotal  ₹1,000\nShipping     ₹80  by post");
});
