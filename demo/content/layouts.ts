import { MORE_LAYOUTS } from "./layouts-more";
import { toCategory, toPath, toProduct } from "./link-to";
import type { DemoSegment } from "./segment";

const slide = (name: string, alt: string) => ({
  desktop_img: { src: `home/${name}.webp`, alt },
  mobile_img: { src: `home/${name}-mobile.webp`, alt },
  text_color: "light",
  position: "b_l",
});

/** A tile with the picture of its category. */
const tile = (slug: string, heading: string, subHeading: string) => ({
  heading,
  sub_heading: subHeading,
  link: toCategory(slug),
});

/** The two actions that every slide offers. */
const actions = {
  link: toCategory("cloth"),
  btn_text: "Shop cloth",
  second_link: toCategory("garments"),
  second_btn_text: "Shop garments",
};

/** The segments of the home page, from top to bottom. */
export const LAYOUTS: readonly DemoSegment[] = [
  {
    name: "hero",
    type: "primary_slider",
    heading: "New on the looms",
    subHeading: "",
    content: {
      image_list: [
        {
          ...slide("hero-loom", "A boat shuttle, spools and shears on indigo cloth"),
          ...actions,
          heading: "Indigo, three dips deep",
          sub_heading: "Handloom twill from Kannur, dyed in fermented vats and washed until the blue stays.",
        },
        {
          ...slide("hero-fitting", "A rust kurta and an ochre wrap dress on two tailor’s busts"),
          ...actions,
          heading: "Cut from our own cloth",
          sub_heading: "Kurtas, shirts and dresses, stitched by six people in Fort Kochi. Sizes XS to XXL.",
        },
        {
          ...slide("hero-sarees", "Four folded sarees in a stack, their borders to the front"),
          heading: "Eleven days, two weavers, one border",
          sub_heading: "The temple saree from Kancheepuram. Two are ready; the next are on the loom.",
          link: toCategory("sarees"),
          btn_text: "Shop sarees",
          second_link: toProduct("burgundy-temple-saree"),
          second_btn_text: "See the temple saree",
        },
      ],
    },
  },
  {
    name: "promises",
    type: "highlights",
    heading: "What we promise",
    subHeading: "",
    content: {
      image_list: [
        {
          heading: "Every cloth has a name on it",
          description: "Who wove it, where, of what, and how many days it took.",
        },
        {
          heading: "Paid before it is sold",
          description: "Households are paid when the roll is measured, not when you buy.",
        },
        {
          heading: "Cut in one length",
          description: "Half metres, with a few centimetres over that we do not charge.",
        },
        { heading: "Swatches for a stamp", description: "Three pieces of 8 cm, so that you meet the cloth first." },
      ],
    },
  },
  {
    name: "shelves",
    type: "section",
    heading: "Shop by category",
    subHeading: "",
    content: {
      columns: 4,
      image_list: [
        tile("cotton", "Cotton", "Voile to ticking"),
        tile("silk", "Silk", "Reeled and hand-spun"),
        tile("linen-and-wool", "Linen and wool", "Kannur and the hills"),
        tile("garments", "Garments", "XS to XXL"),
        tile("sarees", "Sarees", "Few of each"),
        tile("stoles", "Stoles and shawls", "With twisted fringes"),
        tile("home-linen", "Home linen", "Towels, table, bed"),
        tile("yarn", "Yarn", "By the quarter kilogram"),
      ],
    },
  },
  {
    name: "by-the-metre",
    type: "featured_product",
    heading: "By the metre",
    subHeading: "",
    content: { source: { kind: "category", slug: "cloth" } },
  },
  {
    name: "cut-for-you",
    type: "highlighted_section",
    heading: "Cut for you",
    subHeading: "",
    content: {
      picture_side: "left",
      image_list: [
        {
          desktop_img: { src: "home/band-stitching.webp", alt: "Pale voile with sky blue pinstripes, in folds" },
          heading: "Cut for you",
          description:
            "Choose a cloth, enter your measurements, and we sew a kurta, shirt, trousers or dress in Fort Kochi.",
          link: toPath("/pages/made-to-measure"),
          btn_text: "How it works",
        },
      ],
    },
  },
  {
    name: "workroom",
    type: "multiple_featured_product",
    heading: "From the workroom",
    subHeading: "",
    content: {
      multitab_list: [
        { name: "Garments", source: { kind: "category", slug: "garments" } },
        { name: "Sarees", source: { kind: "category", slug: "sarees" } },
        { name: "On sale", source: { kind: "on_sale" } },
      ],
    },
  },
  {
    name: "look",
    type: "shop_the_look",
    heading: "Three things from one loft",
    subHeading: "",
    content: {
      image_list: [
        {
          desktop_img: { src: "home/look-kurta.webp", alt: "A kurta, a stole and a skein of yarn laid out together" },
          heading: "Three things from one loft",
          sub_heading: "Laid out on the cutting table last week and left there, because they looked right.",
          points_list: [
            { x_pos: 38, y_pos: 50, label: "Rust kurta, band collar", link: toProduct("rust-kurta-band-collar") },
            { x_pos: 78, y_pos: 62, label: "Sage stole", link: toProduct("sage-stole") },
            { x_pos: 83, y_pos: 18, label: "Indigo cotton yarn, 2/20s", link: toProduct("indigo-cotton-yarn") },
          ],
        },
      ],
    },
  },
  ...MORE_LAYOUTS,
];
