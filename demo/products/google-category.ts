const CLOTHING = "Apparel & Accessories > Clothing";
const ACCESSORIES = "Apparel & Accessories > Clothing Accessories";
const LINENS = "Home & Garden > Linens & Bedding";
const CRAFT = "Arts & Entertainment > Hobbies & Creative Arts > Arts & Crafts > Art & Crafting Materials";

const CATEGORIES: Record<string, string> = {
  Kurta: `${CLOTHING} > Traditional & Ceremonial Clothing`,
  Saree: `${CLOTHING} > Traditional & Ceremonial Clothing > Saris & Lehengas`,
  Shirt: `${CLOTHING} > Shirts & Tops`,
  Overshirt: `${CLOTHING} > Shirts & Tops`,
  "Children’s shirt": `${CLOTHING} > Shirts & Tops`,
  Waistcoat: `${CLOTHING} > Outerwear > Vests`,
  Dress: `${CLOTHING} > Dresses`,
  Trousers: `${CLOTHING} > Pants`,
  Skirt: `${CLOTHING} > Skirts`,
  Apron: "Home & Garden > Kitchen & Dining > Kitchen Tools & Utensils > Aprons",
  Bracelet: "Apparel & Accessories > Jewelry > Bracelets",
  Stole: `${ACCESSORIES} > Scarves & Shawls > Shawls`,
  Shawl: `${ACCESSORIES} > Scarves & Shawls > Shawls`,
  Scarf: `${ACCESSORIES} > Scarves & Shawls > Scarves`,
  Handkerchiefs: `${ACCESSORIES} > Handkerchiefs`,
  "Cushion cover": "Home & Garden > Decor > Slipcovers",
  "Table runner": `${LINENS} > Table Linens > Table Runners`,
  Napkins: `${LINENS} > Table Linens > Cloth Napkins`,
  Towel: `${LINENS} > Towels > Bath Towels & Washcloths`,
  Bedspread: `${LINENS} > Bedding > Quilts & Comforters`,
  Yarn: `${CRAFT} > Crafting Fibers > Yarn`,
};

/** The product's category in Google's product taxonomy. All cloth sold by the metre is in "fabric". */
export function googleCategory(productType: string): string {
  return CATEGORIES[productType] ?? `${CRAFT} > Textiles > Fabric`;
}
