/** Texts of the search panel, which every page has. */
export const searchPanelTexts = {
  label: "Search the shop",
  placeholder: "Indigo, herringbone, KURTA-01…",
  close: "Close search",
  popular: "Popular searches",
} as const;
