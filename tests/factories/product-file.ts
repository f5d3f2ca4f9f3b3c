const HEADER =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,SEO Title,SEO Description,Status";

const TYPES = ["Sarees", "Kurtas", "Stoles", "Shirts", "Cushion covers", "Yarn", "Cloth", "Shawls"];
const COLOURS = ["Indigo", "Rust", "Moss", "Kora", "Plum", "Ochre", "Slate"];
const CRAFTS = ["Ikat", "Jamdani", "Khadi", "Kalamkari", "Ajrakh", "Chikankari"];

/**
 * A CSV export of `count` products without pictures; every third product has six variants. Each call returns the same
 * text for the same count.
 */
export function productFile(count: number): string {
  return [HEADER, ...Array.from({ length: count }, (_, index) => rowsOf(index + 1)).flat(), ""].join("\n");
}

function rowsOf(number: number): string[] {
  const pick = (list: readonly string[], step: number) => list[(number * step) % list.length] ?? "";
  const [type, colour, craft] = [pick(TYPES, 1), pick(COLOURS, 3), pick(CRAFTS, 5)];
  const handle = `${colour}-${craft}-${number}`.toLowerCase();
  const facts = `"${craft} ${type.toLowerCase()}, ${colour.toLowerCase()} no. ${number}","<p>Woven by hand in <strong>${colour.toLowerCase()}</strong>, piece ${number}.</p><ul><li>Wash cold</li><li>Dry in shade</li></ul>",Nila Loom,${type},"Craft: ${craft}, Colour: ${colour}, handloom",true`;
  const price = `${500 + (number % 900)}.50`;
  const stock = `shopify,${number % 40},deny,${price},${number % 4 === 0 ? "2000" : ""}`;
  const seo = `,,,${craft} ${number},Handwoven ${craft} in ${colour},active`;
  if (number % 3 !== 0) return [`${handle},${facts},Title,Default Title,,,P-${number},300,${stock},${seo}`];
  return ["S", "M", "L"].flatMap((size, row) =>
    ["Plain", "Lined"].map((lining, column) => {
      const isFirst = row === 0 && column === 0;
      const names = isFirst ? { size: "Size", lining: "Lining" } : { size: "", lining: "" };
      const options = `${names.size},${size},${names.lining},${lining}`;
      const sku = `P-${number}-${size}${column}`;
      return `${handle},${isFirst ? facts : ",,,,,"},${options},${sku},300,${stock},${isFirst ? seo : ",,,,,"}`;
    }),
  );
}
