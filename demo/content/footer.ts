const category = (heading: string, name: string, slug: string) => ({
  name,
  heading,
  link_status: true,
  link_type: "category",
  category_id: slug,
});
const path = (heading: string, name: string, link: string) => ({
  name,
  heading,
  link_status: true,
  link_type: "internal",
  link,
});

/** The footer's content, in the format of the platform's calls. */
export const FOOTER_CONFIG = {
  address_config: {
    title: "Nila Loom",
    content: "<p>Cloth, garments and yarn from eleven weaving households in Kerala and Tamil Nadu.</p>",
  },
  contact_config: {
    title: "Visit",
    content:
      '<p>Monday to Saturday, 10 to 19</p><p>Burgher Street, Fort Kochi</p><p>Mylapore, Chennai</p><p><a href="/store-locator">Our shops</a></p>',
  },
  social_media_title: "Follow us",
  social_media_links: [
    { type: "instagram", url: "https://www.instagram.com/" },
    { type: "pinterest", url: "https://www.pinterest.com/" },
  ],
  payment_methods: ["upi", "visa", "mastercard", "amex"],
  other_links: [
    category("Shop", "Cloth", "cloth"),
    category("Shop", "Garments", "garments"),
    category("Shop", "Sarees", "sarees"),
    category("Shop", "Yarn", "yarn"),
    path("Shop", "New arrivals", "/new-arrivals"),
    path("Help", "Shipping", "/shipping-policy"),
    path("Help", "Cancellations and returns", "/cancellation-policy"),
    path("Help", "Size guide", "/pages/size-guide"),
    path("Help", "Swatches by post", "/pages/swatches"),
    path("Help", "Contact us", "/contact-us"),
    path("About", "About us", "/about-us"),
    path("About", "Makers, weaves, dyes", "/collections"),
    path("About", "Journal", "/blogs"),
    path("About", "Accessibility", "/pages/accessibility"),
    path("About", "Privacy", "/privacy-policy"),
    path("About", "Terms", "/terms-and-conditions"),
  ],
};
