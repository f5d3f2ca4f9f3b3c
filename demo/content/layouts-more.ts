import { toFiltered, toPath } from "./link-to";
import type { DemoSegment } from "./segment";

/** The segments in the lower half of the home page. */
export const MORE_LAYOUTS: readonly DemoSegment[] = [
  {
    name: "hands",
    type: "featured_section",
    heading: "Meet the weavers",
    subHeading: "Households we have woven with since the first year",
    content: {
      columns: 3,
      image_list: [
        {
          desktop_img: {
            src: "products/indigo-pinstripe-twill-close.webp",
            alt: "Indigo pinstripe twill from close by",
          },
          heading: "Kunhiraman and daughters",
          sub_heading: "Kannur",
          description:
            "Twills and checks on four pit loom places under one tiled roof, and the only warping drum in the lane that does not squeak.",
          link: toFiltered("/all-products", "origin", "kannur"),
        },
        {
          desktop_img: { src: "products/night-ikat-close.webp", alt: "Night ikat from close by" },
          heading: "The Rukmani household",
          sub_heading: "Madurai",
          description:
            "Double ikat, one warp a season. Her sons tie, she dyes, and nobody is allowed to count knots aloud.",
          link: toFiltered("/all-products", "origin", "madurai"),
        },
        {
          desktop_img: { src: "products/moss-herringbone-close.webp", alt: "Moss herringbone from close by" },
          heading: "The Kotagiri wool loom",
          sub_heading: "Nilgiri hills",
          description: "Devi and her cousin weave wool at 1,800 metres, where people know what it is for.",
          link: toFiltered("/all-products", "origin", "kotagiri"),
        },
      ],
    },
  },
  {
    name: "loom",
    type: "slider",
    heading: "At the loom",
    subHeading: "",
    content: {
      image_list: [
        {
          desktop_img: {
            src: "home/video-poster.webp",
            alt: "Warp threads in indigo, rust and bone stretched on a loom",
          },
          heading: "Where the money goes",
          sub_heading: "A metre of madras, counted out to the rupee: the yarn, the dyer, a fifth of a day at the loom.",
          text_color: "light",
          position: "b_l",
          link: toPath("/blogs/eleven-households"),
          btn_text: "Read the sum",
        },
      ],
    },
  },
  {
    name: "letters",
    type: "testimonial",
    heading: "What customers write",
    subHeading: "",
    content: {
      image_list: [
        {
          heading: "Anitha R., Thrissur",
          sub_heading: "moss herringbone, 3 m",
          description: "The page said 98 cm wide and 260 grams, and that is what came. I had stopped expecting that.",
        },
        {
          heading: "Daniel K., Bengaluru",
          sub_heading: "white khadi shirt, size L",
          description:
            "The first sleeve was two centimetres long. They sent a prepaid envelope and a new shirt, and an apology with a name under it.",
        },
        {
          heading: "Meher S., Pune",
          sub_heading: "kora cotton yarn, 1.5 kg",
          description: "Warped eight metres without a single knot. I wrote to ask who spun it and they knew.",
        },
      ],
    },
  },
  {
    name: "cold-mornings",
    type: "secondary",
    heading: "For cold mornings",
    subHeading: "",
    content: {
      image_list: [
        {
          desktop_img: {
            src: "category/linen-and-wool.webp",
            alt: "Slate linen, camel wool, houndstooth and windowpane side by side",
          },
          heading: "For cold mornings",
          sub_heading: "Herringbone, houndstooth and hand-spun wool, from looms at 1,800 metres.",
          text_color: "dark",
          link: toFiltered("/all-products", "fibre", "wool"),
          btn_text: "See everything woollen",
        },
      ],
    },
  },
  {
    name: "journal",
    type: "blogs",
    heading: "Journal",
    subHeading: "",
    content: { limit: 3 },
  },
  {
    name: "visit",
    type: "flexible",
    heading: "Come and touch it",
    subHeading: "",
    content: {
      content:
        '<p>Fort Kochi, Burgher Street, in the old spice store with the green door. Chennai, Mylapore, one flight up from the flower stall. Both are open Monday to Saturday, ten to seven; orders can be collected at either, and there is tea at both.</p><p><a href="/store-locator">Addresses and phone numbers</a></p>',
    },
  },
];
