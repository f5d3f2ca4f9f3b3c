/** What somebody does on one page of the desk. Each task names the call that it ends in, as `METHOD /path`. */
export type Chapter = { title: string; about: string; tasks: readonly (readonly [task: string, call: string])[] };

const order = "/api/owner/orders/{order_id}";
const article = "/api/owner/articles/{part}/{article_id}";

export const CHAPTERS: readonly Chapter[] = [
  {
    title: "Today",
    about:
      "What waits for somebody, what was sold, what sells best, and what shoppers looked for in vain. Every figure leads to its list. A new shop finds here what still is the demo's.",
    tasks: [
      ["See what waits", "GET /api/owner/today"],
      ["See what still is the demo's", "GET /api/owner/setup"],
      ["Tick what is right as it is", "PUT /api/owner/setup"],
      ["Remove the demo's data", "DELETE /api/owner/setup/demo"],
    ],
  },
  {
    title: "Orders",
    about:
      "An order is an account of facts: what was bought, what became of it, the money, and one history. Only the steps that are possible now are offered. Several orders are confirmed and printed at once; a filter with a name is there for everybody.",
    tasks: [
      ["Find and read an order", `GET ${order}`],
      ["Save a filter for everybody", "POST /api/owner/order-views"],
      ["Take an order on the phone, or try one", "POST /api/owner/desk-orders"],
      ["Delete a test", `DELETE ${order}`],
      ["Start packing", `POST ${order}/confirm`],
      ["Send it, whole or in parcels", `POST ${order}/dispatch`],
      ["Mark it as delivered", `POST ${order}/deliver`],
      ["Cancel it, or a part of it", `POST ${order}/cancel`],
      ["Answer what a customer asks to cancel", `POST ${order}/items/{position}/decision`],
      ["Record that its parcel came back", `POST ${order}/came-back`],
      ["Record that its money has arrived", `POST ${order}/payment`],
      ["Revive a lapsed order whose money has arrived", `POST ${order}/late-payment`],
      ["Make a link by which it is paid", `POST ${order}/payment-link`],
      ["Pay what is due", `POST ${order}/refund`],
      ["Refund a delivered order, whole or in part", `POST ${order}/refunds`],
      ["Note something for your people", `POST ${order}/notes`],
      ["Send its last message again", `POST ${order}/resend`],
      ["Print the invoice", `GET ${order}/invoice`],
      ["Print packing slips", "GET /api/owner/packing-slips"],
    ],
  },
  {
    title: "Packing",
    about:
      "Today's parcels as a stack, made for a phone beside the table: each piece is ticked by hand or by a scanner, a wrong piece is refused, and what is ticked survives a reload.",
    tasks: [["Pack and send a parcel", `POST ${order}/dispatch`]],
  },
  {
    title: "Returns and quotations",
    about:
      "What customers ask to return is approved or refused, then received: its stock goes back and it is refunded or exchanged. Quotations are priced with their history; if somebody else offers meanwhile, both offers are shown beside each other.",
    tasks: [
      ["Decide a return", "POST /api/owner/returns/{return_id}/decision"],
      ["Receive what comes back", "POST /api/owner/returns/{return_id}/receipt"],
      ["Offer a price for a quotation", "POST /api/owner/quotations/{quotation_id}/revise"],
      ["End a quotation", "POST /api/owner/quotations/{quotation_id}/cancel"],
    ],
  },
  {
    title: "Products and stock",
    about:
      "Each product says whether it can be bought and, if not, why. A price or a count is refused if somebody has changed it meanwhile, and what was typed stays. Its form has every field; what another person wrote into the same field meanwhile is shown beside yours, to keep or to take. Options make variants, with a preview of those that are new. Pictures are dropped, several at once. What is in the trash is deleted after thirty days. Products come from the CSV files of other shop systems: their columns are recognised or chosen, faults are mended beside their cells, what would change is shown first, and an import can be undone. Many prices and stocks are changed at once in a table, as in a spreadsheet: looked at before they are saved, and undone after. Every stock has a ledger that explains each unit; a count can be undone.",
    tasks: [
      ["See products, and why nobody can buy one", "GET /api/owner/products/{product_id}"],
      ["Change a stock or price", "PATCH /api/owner/products"],
      ["Import products from a CSV file", "POST /api/owner/products/import"],
      ["Take all products along as a CSV file", "GET /api/owner/products/export"],
      ["Undo an import", "POST /api/owner/products/import/{import_id}/undo"],
      ["Change many prices and stocks at once", "PATCH /api/owner/prices"],
      ["Undo what was changed at once", "POST /api/owner/prices/edits/{edit_id}/undo"],
      ["Add or duplicate a product", "POST /api/owner/products"],
      ["Change a product, archive it or put it into the trash", "PATCH /api/owner/products/{product_id}"],
      ["Add pictures", "POST /api/owner/pictures"],
      ["Read where a stock went", "GET /api/owner/stock/{sku}"],
    ],
  },
  {
    title: "Categories",
    about:
      "The tree that menu, breadcrumbs and lists follow, up to four levels. Drag a category by its handle, or move it by steps; its address stays. A category shows its own products and those of all below it, or only large cards of the categories below.",
    tasks: [
      ["See the categories", "GET /api/owner/categories"],
      ["Add a category", "POST /api/owner/categories"],
      ["Move a category", "POST /api/owner/categories/{category_id}/move"],
      ["Write about a category, hide it, or change its address", "PATCH /api/owner/categories/{category_id}"],
      ["Remove a category", "DELETE /api/owner/categories/{category_id}"],
      ["Change the groups and options of filters", "PUT /api/owner/filters"],
      ["Change the page of collections", "PUT /api/owner/collections"],
      ["Change the badges on pictures", "PUT /api/owner/badges"],
    ],
  },
  {
    title: "Shop window",
    about:
      "The home page and the pages of categories, as sections from top to bottom. You arrange them in a draft, beside the page as a phone, a tablet or a laptop shows it; every step can be undone, also tomorrow and on another device. Shoppers see nothing of it until it is published, at once or at a time. One person works on a draft; another one can take it over. What was published can be gone back to.",
    tasks: [
      ["See drafts and versions", "GET /api/owner/shop-window"],
      ["Begin a draft", "POST /api/owner/shop-window/drafts"],
      ["Look at a draft", "GET /api/owner/shop-window/drafts/{draft_id}"],
      ["Add, write, move or remove a section", "POST /api/owner/shop-window/drafts/{draft_id}/changes"],
      ["Undo a step, or make it again", "POST /api/owner/shop-window/drafts/{draft_id}/steps"],
      ["Take a draft over", "POST /api/owner/shop-window/drafts/{draft_id}/take-over"],
      ["Publish it", "POST /api/owner/shop-window/drafts/{draft_id}/publish"],
      ["Plan when it publishes itself", "POST /api/owner/shop-window/drafts/{draft_id}/plan"],
      ["Throw a draft away", "DELETE /api/owner/shop-window/drafts/{draft_id}"],
      ["Go back to a version", "POST /api/owner/shop-window/versions/{number}/restore"],
      ["See the navigation", "GET /api/owner/menu"],
      ["Change the navigation, with columns and pictures", "PUT /api/owner/menu"],
    ],
  },
  {
    title: "Pages, policies and blog",
    about:
      "Texts with headings, lists, links, pictures and tables, in an editor beside the page as shoppers will see it. What you type is saved as a draft; it is published at once or at a time, and every version can be gone back to, also of a page that was taken out of the shop. They are reached from the shop window.",
    tasks: [
      ["Find a page or post", "GET /api/owner/articles/{part}"],
      ["Begin a new one", "POST /api/owner/articles/{part}"],
      ["See one with its draft and versions", `GET ${article}`],
      ["Write it", `PUT ${article}/draft`],
      ["Take a draft over", `POST ${article}/draft/take-over`],
      ["Publish it", `POST ${article}/draft/publish`],
      ["Plan when it publishes itself", `POST ${article}/draft/plan`],
      ["Throw its draft away", `DELETE ${article}/draft`],
      ["Go back to a version", `POST ${article}/versions/{number}/restore`],
      ["Take it out of the shop", `DELETE ${article}`],
    ],
  },
  {
    title: "Redirects",
    about:
      "What shoppers asked for and did not find, and the addresses that you let lead elsewhere, such as those of a former shop: one, or many pasted from a table. Each says how often it was followed. What the shop has is never redirected.",
    tasks: [
      ["See what was not found, and what leads elsewhere", "GET /api/owner/redirects"],
      ["Let addresses lead elsewhere", "POST /api/owner/redirects"],
      ["Remove a redirect", "DELETE /api/owner/redirects"],
    ],
  },
  {
    title: "Settings",
    about:
      "What the shop is, how it sells and what it says, by what you want to do: [each setting](store-settings.md) with what it does. Only what you have changed is saved; if someone has changed the same setting meanwhile, you see both. The shop is closed and opened here as well.",
    tasks: [
      ["See the settings", "GET /api/owner/settings"],
      ["Change settings, currencies and rates among them", "PATCH /api/owner/settings"],
      ["Ask a payment provider whether it knows your keys", "POST /api/owner/payments/test"],
      ["See under which addresses the shop is reached", "GET /api/owner/store/domains"],
      ["Change the names under which it is reached", "PUT /api/owner/store/domains"],
      ["Change the address that it tells", "PUT /api/owner/store/origin"],
      ["Close the shop, or open it", "PUT /api/owner/store/status"],
    ],
  },
  {
    title: "E-mails to shoppers",
    about:
      "What the shop writes by itself, about orders, payments, returns and accounts. Put your own subject, heading, opening and closing in place of the shop's, see the e-mail as it will look, and send a test, which also shows whether the mail server takes it. It is reached from the settings.",
    tasks: [
      ["See the e-mails with your words for them", "GET /api/owner/mail-texts"],
      ["Put one in your words", "PUT /api/owner/mail-texts/{template}"],
      ["See how it looks", "POST /api/owner/mail-texts/{template}/preview"],
      ["Send a test", "POST /api/owner/mail-texts/{template}/test"],
    ],
  },
  {
    title: "Health",
    about:
      "Messages, background tasks, payments, settings, and pages that failed in the last day: what is well, what is not, and what to do then. It is reached from the settings.",
    tasks: [["See what is not well", "GET /api/owner/health"]],
  },
  {
    title: "Offers and gift cards",
    about:
      "What each offer gives, where it stands and how often it was used. A bag can be tried: what it would cost, which offer would apply, and why not another one.",
    tasks: [
      ["See the offers", "GET /api/owner/offers"],
      ["Try a bag", "POST /api/owner/offers/try"],
      ["Add an offer", "POST /api/owner/offers"],
      ["End an offer", "POST /api/owner/offers/end"],
      ["See the gift cards", "GET /api/owner/gift-cards"],
      ["Issue a gift card", "POST /api/owner/gift-cards"],
      ["Deactivate a gift card", "POST /api/owner/gift-cards/{code}/deactivate"],
    ],
  },
  {
    title: "Shipping and tax",
    about:
      "The shipping methods with their zones and weights, and the tax rates. Below each stands a worked example, which counts also what is not saved yet.",
    tasks: [
      ["See the shipping methods", "GET /api/owner/shipping-methods"],
      ["Try a parcel", "POST /api/owner/shipping-methods/try"],
      ["Change the shipping methods", "PUT /api/owner/shipping-methods"],
      ["See the delivery slots", "GET /api/owner/delivery-slots"],
      ["Change days, times and prices of delivery", "PUT /api/owner/delivery-slots"],
      ["See the tax rates", "GET /api/owner/tax-rates"],
      ["Try a price", "POST /api/owner/tax-rates/try"],
      ["Change the tax rates", "PUT /api/owner/tax-rates"],
    ],
  },
  {
    title: "Customers and enquiries",
    about:
      "A customer with orders, addresses, profiles and your notes. Whoever asks for their data or to be forgotten has a right to it, with an account or without; what invoices need stays. Enquiries are answered by e-mail.",
    tasks: [
      ["Find and read a customer", "GET /api/owner/customers/{customer_id}"],
      ["Note something about a customer", "POST /api/owner/customers/{customer_id}/notes"],
      ["Hand out a customer's data", "POST /api/owner/customers/{customer_id}/export"],
      ["Delete an account", "DELETE /api/owner/customers/{customer_id}"],
      ["Hand out a guest's data", "POST /api/owner/guests/export"],
      ["Forget a guest", "POST /api/owner/guests/erase"],
      ["Answer an enquiry", "POST /api/owner/enquiries/{enquiry_id}/replies"],
    ],
  },
  {
    title: "Reports",
    about:
      "What was sold in a period, by day, product, category, offer or country. The month for your accountant: what was invoiced and credited, by HSN code, and the sheets of GSTR-1 as files for a spreadsheet.",
    tasks: [
      ["See what was sold, and take it along", "GET /api/owner/reports/sales"],
      ["See a month and take its sheets along", "GET /api/owner/reports/gst"],
    ],
  },
  {
    title: "Messages, people and the log",
    about:
      "What the shop has sent and what failed. Who may come in, and what they may do; tokens for programs; and who has changed what, which nobody can change. Each person chooses under “Your sign-in” what they are told by e-mail, and on which devices new orders are shown.",
    tasks: [
      ["Send a failed message again", "POST /api/owner/outbox/retry"],
      ["See who may come in", "GET /api/owner/staff"],
      ["Let somebody in", "POST /api/owner/staff"],
      ["Rename somebody, or give another role", "PATCH /api/owner/staff/{member_id}"],
      ["Help somebody whose phone is lost", "POST /api/owner/staff/{member_id}/reset"],
      ["Make a token for a program", "POST /api/owner/tokens"],
      ["Read the log", "GET /api/owner/log"],
    ],
  },
];
