import { toCategory, toFiltered, toPath, toProduct } from "./link-to";

const byOrigin = (name: string, origin: string) => ({ name, link: toFiltered("/all-products", "origin", origin) });
const byWeave = (name: string, weave: string) => ({ name, link: toFiltered("/all-products", "weave", weave) });
const byPattern = (name: string, pattern: string) => ({ name, link: toFiltered("/all-products", "pattern", pattern) });

/** The groups of names on the page `/collections`. Each name is a link. */
export const COLLECTIONS = {
  weaves: {
    name: "Weaves and patterns",
    options: [
      byWeave("Basket weave", "basket"),
      byPattern("Checks", "check"),
      byWeave("Herringbone", "herringbone"),
      { name: "Houndstooth", link: toProduct("snow-houndstooth") },
      byPattern("Ikat", "ikat"),
      byWeave("Jamdani and other extra weft", "extra-weft"),
      { name: "Khadi", link: toFiltered("/all-products", "fibre", "khadi-cotton") },
      { name: "Korvai border", link: toProduct("burgundy-temple-saree") },
      { name: "Madras check", link: toProduct("madras-check-kannur-twill") },
      { name: "Nizam border", link: toProduct("mangalgiri-green") },
      byWeave("Plain weave", "plain"),
      byWeave("Satin", "satin"),
      byPattern("Shot silk", "shot"),
      byPattern("Stripes", "stripe"),
      { name: "Ticking", link: toProduct("moss-ticking-stripe") },
      byWeave("Twill", "twill"),
      { name: "Voile", link: toProduct("sky-pinstripe-voile") },
      { name: "Windowpane", link: toProduct("plum-windowpane-wool") },
    ],
  },
  makers: {
    name: "Makers",
    options: [
      byOrigin("Chirakkal lane, Kannur", "kannur"),
      byOrigin("Kotagiri wool loom", "kotagiri"),
      byOrigin("Kunhiraman and daughters, Kannur", "kannur"),
      byOrigin("Madhavan household, Balaramapuram", "balaramapuram"),
      byOrigin("Nagaraju household, Salem", "salem"),
      byOrigin("Nila Loom dye yard, Ottapalam", "ottapalam"),
      byOrigin("Nila Loom workroom, Fort Kochi", "fort-kochi"),
      byOrigin("Payyannur khadi house", "payyannur"),
      byOrigin("Rukmani household, Madurai", "madurai"),
      byOrigin("Sarada’s looms, Chendamangalam", "chendamangalam"),
      byOrigin("Selvi and Murugan, Arani", "arani"),
      byOrigin("Thakurs of Naggar, guest loom", "naggar"),
      byOrigin("Thangavel household, Chennimalai", "chennimalai"),
      byOrigin("Venkatesan household, Kancheepuram", "kancheepuram"),
    ],
  },
  dyes: {
    name: "Dyes",
    options: [
      { name: "Indigo", link: toPath("/blogs/three-dips") },
      { name: "Iron and lac (plum)", link: toFiltered("/all-products", "colour", "plum") },
      { name: "Kora (undyed)", link: toFiltered("/all-products", "colour", "kora") },
      { name: "Lac (rose)", link: toFiltered("/all-products", "colour", "rose") },
      { name: "Madder, manjistha", link: toProduct("madder-wool-yarn") },
      { name: "Madder and iron (rust)", link: toFiltered("/all-products", "colour", "rust") },
      { name: "Marigold", link: toProduct("raw-silk-marigold") },
      { name: "Myrobalan", link: toProduct("oat-linen") },
      { name: "Pomegranate rind", link: toProduct("ochre-block-check") },
      { name: "Undyed wool", link: toProduct("kullu-wool-twill") },
      { name: "Yarn, all colours", link: toCategory("yarn") },
    ],
  },
} as const;
