/**
 * The gift cards that can be bought, with the field names of docs/domain.md#gift-cards. Prices are in rupees; a picture
 * is the name of its file in `pictures`.
 */
export const GIFT_CARDS = {
  "a-shirt-length": {
    name: "A shirt length",
    description: "Two and a half metres of most of our cottons, or a good start on something else.",
    image: {
      src: "products/madras-check-kannur-twill-indigo-and-rust-stack.webp",
      alt: "Folded madras check in a stack",
    },
    page_url: "a-shirt-length",
    price_type: "fixed",
    price: 1500,
  },
  "a-kurta-made": {
    name: "A kurta, made to measure",
    description: "Cloth and stitching for one kurta. The measurements come from whoever opens the envelope.",
    image: { src: "products/rust-kurta-band-collar-front.webp", alt: "Rust kurta laid flat" },
    page_url: "a-kurta-made-to-measure",
    price_type: "fixed",
    price: 3000,
  },
  "a-saree": {
    name: "Towards a saree",
    description: "For weddings, with or without a list.",
    image: { src: "products/burgundy-temple-saree-front.webp", alt: "Burgundy silk saree, folded" },
    page_url: "towards-a-saree",
    price_type: "fixed",
    price: 10000,
  },
  "any-amount": {
    name: "Any amount",
    description: "From ₹500 to ₹50,000, with a note in your words.",
    image: { src: "home/band-natural-dye.webp", alt: "Indigo cloths from light to dark in a stack" },
    page_url: "any-amount",
    price_type: "flexible",
    price: 0,
    min_price: 500,
    max_price: 50000,
  },
} as const;
