export const paletteTexts = {
  open: "Search the desk",
  label: "Order, customer, item or page",
  hint: "Type a number, a name or a page",
  close: "Close",
  found: "What matches",
  none: "Nothing matches.",
  pages: "Pages",
  orders: "Orders",
  customers: "Customers",
  products: "Products",
  stock: "Stock",
} as const;

export const shortcutTexts = {
  title: "Keys",
  turn: "Keys without Control",
  all: "All keys",
  palette: "Search the desk",
  sheet: "Show these keys",
  search: "Search this list",
  goTo: (name: string) => `Go to ${name}`,
  thenPress: "then",
} as const;
