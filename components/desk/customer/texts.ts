export const customerTexts = {
  title: "Customers",
  search: "Search customers",
  searchHint: "Name, e-mail, mobile or number",
  none: "No accounts yet. Guests are found among the orders.",
  noMatch: "No customer matches.",
  total: (count: number) => (count === 1 ? "1 customer" : `${count} customers`),
  orders: (count: number) => (count === 0 ? "No orders" : count === 1 ? "1 order" : `${count} orders`),
  since: (day: string) => `Customer since ${day}`,
  number: (number: string) => `Customer ${number}`,
  contact: "Contact",
  unconfirmed: "not confirmed",
  gst: "GST",
  addresses: "Addresses",
  noAddresses: "No address is saved.",
  billing: "Billing",
  shipping: "Delivery",
  latestOrders: "Orders",
  allOrders: (count: number) => `All ${count} orders`,
  notes: "Notes",
  note: "Note for your people",
  noteHint: "The customer does not see it here, but gets it with all their data if they ask for them.",
  add: "Add the note",
  by: (name: string) => `by ${name}`,
  data: "Their data",
  dataWhy: "If a customer asks for it, you have a month. The log keeps who did it.",
  export: "Download all their data",
  erase: "Delete the account",
  sure: (name: string) =>
    `The account of ${name} with its addresses, profiles, bag and notes is deleted for good. Invoices stay, as the law wants. They get a last e-mail.`,
  yes: "Yes, delete the account",
  no: "No",
  erased: (name: string) => `The account of ${name} is deleted.`,
} as const;

export const guestTexts = {
  title: "Without an account",
  why: "If someone who ordered as a guest asks for their data, or to be forgotten: the address or number they used. Make sure it is theirs, for example by answering to it.",
  contact: "E-mail or mobile number",
  export: "Download all their data",
  erase: "Delete their data",
  sure: (contact: string) =>
    `What ${contact} has ordered, asked and subscribed to is forgotten for good. Invoices stay, as the law wants, and so do orders that are not finished.`,
  yes: "Yes, delete it",
  no: "No",
  erased: (orders: number) =>
    orders === 0
      ? "Their data is deleted. There was no order."
      : `Their data is deleted, with that of ${orders === 1 ? "1 order" : `${orders} orders`}.`,
} as const;
