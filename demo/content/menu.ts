import { toCategory, toFiltered, toPath, toProduct } from "./link-to";

/** A picture in the mega menu. `src` is the name of its file in `pictures`, without extension. */
const picture = (src: string, alt: string) => ({ src: `${src}.webp`, alt });

export const MENU = [
  {
    name: "Cloth",
    link: toCategory("cloth"),
    columns: [
      {
        name: "By fibre",
        link: null,
        links: [
          { name: "All cloth", link: toCategory("cloth") },
          { name: "Cotton", link: toCategory("cotton") },
          { name: "Silk", link: toCategory("silk") },
          { name: "Linen and wool", link: toCategory("linen-and-wool") },
        ],
      },
      {
        name: "By pattern",
        link: null,
        links: [
          { name: "Checks", link: toFiltered("/category/cloth", "pattern", "check") },
          { name: "Stripes", link: toFiltered("/category/cloth", "pattern", "stripe") },
          { name: "Ikat", link: toFiltered("/category/cloth", "pattern", "ikat") },
          { name: "One colour", link: toFiltered("/category/cloth", "pattern", "one-colour") },
        ],
      },
      {
        name: "Discover",
        link: null,
        links: [
          { name: "Weaves, makers and dyes", link: toPath("/collections") },
          { name: "Swatches by post", link: toPath("/pages/swatches") },
          { name: "On sale", link: toPath("/on-sale") },
        ],
      },
    ],
    pictures: [
      {
        picture: picture("products/moss-herringbone-flat", "Moss herringbone in gentle folds"),
        heading: "New: moss herringbone",
        link: toProduct("moss-herringbone"),
      },
      {
        picture: picture("products/night-ikat-drape", "Night ikat in deep folds"),
        heading: "The last of the night ikat",
        link: toProduct("night-ikat"),
      },
    ],
  },
  {
    name: "Garments",
    link: toCategory("garments"),
    columns: [
      {
        name: "To wear",
        link: null,
        links: [
          { name: "All garments", link: toCategory("garments") },
          { name: "Sarees", link: toCategory("sarees") },
          { name: "Stoles and shawls", link: toCategory("stoles") },
        ],
      },
      {
        name: "Favourites",
        link: null,
        links: [
          { name: "Indigo", link: toFiltered("/category/garments", "colour", "indigo") },
          { name: "Linen", link: toFiltered("/category/garments", "fibre", "linen") },
          { name: "Khadi", link: toFiltered("/category/garments", "fibre", "khadi-cotton") },
          { name: "Size guide", link: toPath("/pages/size-guide") },
        ],
      },
    ],
    pictures: [
      {
        picture: picture("products/moss-overshirt-front", "Moss herringbone overshirt laid flat"),
        heading: "The overshirt",
        link: toProduct("moss-overshirt"),
      },
      {
        picture: picture("products/kora-kasavu-saree-front", "Kasavu saree, folded"),
        heading: "Kasavu, three days a saree",
        link: toProduct("kora-kasavu-saree"),
      },
    ],
  },
  {
    name: "Yarn & home",
    link: toCategory("home-linen"),
    columns: [
      {
        name: "For the home",
        link: null,
        links: [
          { name: "Home linen", link: toCategory("home-linen") },
          { name: "Cushion covers", link: toProduct("ticking-cushion-cover") },
          { name: "Towels", link: toProduct("gamcha-bath-towel") },
        ],
      },
      {
        name: "Yarn and dyes",
        link: null,
        links: [
          { name: "Yarn by weight", link: toCategory("yarn") },
          { name: "Dyed with plants", link: toPath("/collections") },
        ],
      },
    ],
    pictures: [
      {
        picture: picture("products/indigo-cotton-yarn-skein", "A skein of indigo cotton yarn"),
        heading: "Indigo, in skeins",
        link: toProduct("indigo-cotton-yarn"),
      },
      {
        picture: picture("products/handloom-bedspread-front", "Bone and slate bedspread, folded"),
        heading: "A bedspread in one width",
        link: toProduct("handloom-bedspread"),
      },
    ],
  },
  { name: "Made to measure", link: toPath("/pages/made-to-measure"), columns: [], pictures: [] },
  { name: "Journal", link: toPath("/blogs"), columns: [], pictures: [] },
];
