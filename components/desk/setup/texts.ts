import type { DemoLeft, SetupStep } from "@/lib/domain/store/setup-step";

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];

export const setupTexts = {
  title: "Make it your shop",
  why: "The shop opened with a demo. These things make it yours; tick what is right as it is.",
  steps: {
    name: { name: "Name", how: "What your shop is called, and who runs it: name and company_details in store.json." },
    logo: { name: "Logo", how: "logo and social_logo in store.json; put the pictures into the folder uploads." },
    currencies: {
      name: "Currencies",
      how: "What you sell in, with rates: currency_types and live_currencies in store.json.",
    },
    tax: {
      name: "Tax",
      how: "Your tax number and rates: gst_no and tax_config in store.json, and lists/tax_rate.json.",
    },
    sending: { name: "Sending", how: "Where you send, and what it costs: lists/shipping_method.json." },
    payment: {
      name: "Payment",
      how: "Your bank account and providers: payment_types in store.json. Secrets are settings of the server.",
    },
    policies: { name: "Policies", how: "Privacy, shipping, returns and terms, in your own words: the folder pages." },
    domain: {
      name: "Address",
      how: "The address that shoppers type: npm run store -- set origin https://your-shop.example",
    },
  } satisfies Record<SetupStep, { name: string; how: string }>,
  files:
    "So far these settings are files. Get them with the first command, change them, and bring them back with the second:",
  commands: "npm run store -- export my-shop\nnpm run store -- import my-shop",
  test: "Try an order",
  testWhy: "A test goes the way of every order, e-mails included, and uses up nothing.",
  demo: "The demo’s data",
  demoLeft: ({ products, categories, posts }: DemoLeft) =>
    [
      ...counted(products, "product", "products"),
      ...counted(categories, "category", "categories"),
      ...counted(posts, "post of the journal", "posts of the journal"),
    ].join(", "),
  demoWhy:
    "They go together with the demo’s home page, menu, offers and gift cards. What you have added stays, and what you have given another name. Orders stay, too. This cannot be undone.",
  remove: "Remove the demo’s data",
  sure: "Remove all of it?",
  yes: "Yes, remove it",
  no: "No",
} as const;
