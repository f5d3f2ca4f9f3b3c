/** What a shopper types, and the products of the demo store that they want, by slug. */
export type BenchQuery = { text: string; wanted: readonly string[] };

const SILK_SAREES = ["burgundy-temple-saree", "peacock-silk-saree", "rose-tussar-saree"];
const SAREES = [...SILK_SAREES, "green-mangalgiri-saree", "kora-kasavu-saree", "grey-jamdani-saree"];
const KURTAS = ["rust-kurta-band-collar", "indigo-kurta-side-pockets"];
const SHAWLS = ["camel-wool-shawl", "plum-check-shawl"];
const KHADI = ["khadi-white", "white-khadi-shirt"];
const GAMCHA = ["tomato-gamcha-check", "gamcha-bath-towel", "childs-gamcha-shirt"];
const MANGALGIRI = ["mangalgiri-green", "green-mangalgiri-saree"];
const TABLECLOTHS = ["kora-table-runner", "ochre-block-check"];
const DRESSES = ["ochre-wrap-dress", "ikat-shift-dress", "plum-a-line-dress"];
const IKAT = [
  "night-ikat",
  "brick-ikat-chevron",
  "ikat-shift-dress",
  "brick-gathered-skirt",
  "indigo-ikat-stole",
  "ikat-cushion-cover",
];
const INDIGO = [
  "indigo-pinstripe-twill",
  "indigo-kurta-side-pockets",
  "indigo-apron",
  "indigo-ikat-stole",
  "indigo-napkins",
  "indigo-cotton-yarn",
];

/** Fifteen queries of each kind. They were written down before the search was changed for them. */
export const QUERIES: Readonly<Record<string, readonly BenchQuery[]>> = {
  "typing errors": [
    { text: "sarre", wanted: SAREES },
    { text: "kurtha", wanted: KURTAS },
    { text: "heringbone", wanted: ["moss-herringbone", "moss-overshirt"] },
    { text: "houndstoth", wanted: ["snow-houndstooth", "snow-houndstooth-scarf"] },
    { text: "khadhi", wanted: KHADI },
    { text: "jamdhani", wanted: ["grey-jamdani-saree"] },
    { text: "mangalgiry", wanted: MANGALGIRI },
    { text: "kasavoo", wanted: ["kora-kasavu-saree"] },
    { text: "tusser silk", wanted: ["rose-tussar", "rose-tussar-saree"] },
    { text: "shwal", wanted: SHAWLS },
    { text: "trousars", wanted: ["oat-linen-trousers", "charcoal-pleated-trousers"] },
    { text: "peackock", wanted: ["peacock-silk-saree", "peacock-shot-silk"] },
    { text: "cushon cover", wanted: ["ticking-cushion-cover", "ikat-cushion-cover"] },
    { text: "hankerchief", wanted: ["rose-handkerchiefs"] },
    { text: "marygold", wanted: ["raw-silk-marigold", "marigold-silk-stole", "marigold-silk-yarn"] },
  ],
  "Indian scripts": [
    // Hindi
    { text: "साड़ी", wanted: SAREES },
    { text: "खादी", wanted: KHADI },
    { text: "कुर्ता", wanted: KURTAS },
    { text: "नीला कुर्ता", wanted: ["indigo-kurta-side-pockets"] },
    // Bengali
    { text: "সিল্ক শাড়ি", wanted: SILK_SAREES },
    { text: "গামছা", wanted: GAMCHA },
    // Gujarati
    { text: "સાડી", wanted: SAREES },
    { text: "ઇકત", wanted: IKAT },
    // Punjabi
    { text: "ਸ਼ਾਲ", wanted: SHAWLS },
    // Oriya
    { text: "ପାଟ ଶାଢ଼ୀ", wanted: SILK_SAREES },
    // Tamil
    { text: "பட்டு சேலை", wanted: SILK_SAREES },
    // Telugu
    { text: "మంగళగిరి", wanted: MANGALGIRI },
    // Kannada
    { text: "ರೇಷ್ಮೆ ಸೀರೆ", wanted: SILK_SAREES },
    // Malayalam
    { text: "കസവ് സാരി", wanted: ["kora-kasavu-saree"] },
    { text: "തോർത്ത്", wanted: ["gamcha-bath-towel", "tomato-gamcha-check"] },
  ],
  "two words": [
    { text: "blue kurta", wanted: ["indigo-kurta-side-pockets"] },
    // The shop has nothing that is both of the next three.
    { text: "red saree", wanted: SAREES },
    { text: "wool blanket", wanted: ["handloom-bedspread"] },
    { text: "linen dress", wanted: DRESSES },
    { text: "cotton yarn", wanted: ["indigo-cotton-yarn", "kora-cotton-yarn"] },
    { text: "silk scarf", wanted: ["marigold-silk-stole"] },
    { text: "white shirt", wanted: ["white-khadi-shirt"] },
    { text: "green wool", wanted: ["moss-herringbone", "moss-wool-yarn", "moss-overshirt", "sage-stole"] },
    { text: "bath towel", wanted: ["gamcha-bath-towel"] },
    { text: "table cloth", wanted: TABLECLOTHS },
    { text: "summer trousers", wanted: ["oat-linen-trousers"] },
    { text: "wedding saree", wanted: ["burgundy-temple-saree"] },
    { text: "kids shirt", wanted: ["childs-gamcha-shirt"] },
    { text: "yellow silk", wanted: ["raw-silk-marigold", "marigold-silk-stole", "marigold-silk-yarn"] },
    { text: "grey linen", wanted: ["slate-linen-stripe"] },
  ],
  plain: [
    { text: "saree", wanted: SAREES },
    { text: "sari", wanted: SAREES },
    { text: "kurta", wanted: KURTAS },
    { text: "indigo", wanted: INDIGO },
    { text: "ikat", wanted: IKAT },
    { text: "pashmina", wanted: SHAWLS },
    { text: "towel", wanted: ["gamcha-bath-towel"] },
    { text: "dupatta", wanted: ["sage-stole", "indigo-ikat-stole", "marigold-silk-stole", "rose-tussar"] },
    { text: "bedsheet", wanted: ["handloom-bedspread"] },
    { text: "lungi", wanted: ["madras-check-kannur-twill", "tomato-gamcha-check"] },
    { text: "apron", wanted: ["indigo-apron"] },
    { text: "denim", wanted: ["indigo-pinstripe-twill"] },
    { text: "SAREE-03", wanted: ["kora-kasavu-saree"] },
    { text: "lehenga", wanted: ["brick-gathered-skirt"] },
    { text: "mulmul", wanted: ["sky-pinstripe-voile"] },
  ],
};
