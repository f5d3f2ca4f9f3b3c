import { configure, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { HttpResponse, http } from "msw";
import { renderToStaticMarkup } from "react-dom/server";
import { SWRConfig } from "swr";
import { ListView } from "@/components/catalogue/list-view";
import { EnquiryOutcomeView } from "@/components/enquiry/outcome-view";
import { ENQUIRY_FORM_TEXTS } from "@/components/enquiry/refusal-texts";
import { ProductView } from "@/components/product/view";
import { refusalText } from "@/components/ui/refusal-texts";
import { formFields } from "@/lib/browser/form/fields";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import { NOTHING_CHOSEN, SEARCH_SORTS } from "@/lib/domain/catalogue/list-query";
import { ENQUIRY_REFUSALS } from "@/lib/domain/enquiry";
import type { Addon } from "@/lib/domain/product/addon";
import type { Product } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { productMetadata } from "@/lib/seo/product-metadata";
import { productData } from "@/lib/seo/product-structured-data";
import { anAddon, anOption, anOptionGroup } from "../../factories/addon";
import { aProduct, aVariant } from "../../factories/product";
import { aStore } from "../../factories/store";
import { server } from "../../mocks/server";
import { sentBody } from "../../support/sent-body";

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push: jest.fn(), back: jest.fn(), prefetch: jest.fn() }),
}));
// The component loads this module at the first interaction; here it is replaced, because browser tests cover it.
jest.mock("../../../components/enquiry/behaviour", () => ({
  EnquiryBehaviour: jest.requireActual("../../../components/enquiry/sender").EnquirySender,
}));
// The elements appear after API calls, which are slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const facts = { today: new Date("2030-03-15T00:00:00Z"), country: "IN" };
const NO_PRICE = { price: null };
const soldOut = { quantity: 0, state: "sold_out" } as const;
const enquiryStore = () => aStore({ subType: "enquiry", setting: { ...aStore().setting, hidesPrices: true } });
/** A product as the components get it in an enquiry store: without prices. */
const kurta = aProduct({
  ...NO_PRICE,
  id: "kurta",
  slug: "rust-kurta",
  name: "Rust kurta",
  variantTypes: [{ name: "Size", options: ["M", "L"] }],
  variants: [aVariant({ ...NO_PRICE, id: "v-m" }), aVariant({ ...NO_PRICE, id: "v-l", sku: "KS-1-L", options: ["L"] })],
});

beforeEach(() => {
  server.use(
    http.get("*/api/session", () => HttpResponse.json({ kind: "anonymous" })),
    http.get("*/api/wishlist", () => HttpResponse.json({ list: [], share_token: null })),
    http.head("*/api/health", () => new HttpResponse()),
  );
});

const page = (product: Product, store: StoreDetails, addons: readonly Addon[] = []) => (
  <ProductView
    store={store}
    product={product}
    sizeChart={null}
    addons={addons}
    options={product.variants[0]?.options ?? []}
    crumbs={[]}
    delivery={null}
    dialCode="+91"
    now={facts.today}
  />
);

function show(product: Product = kurta, store: StoreDetails = enquiryStore()) {
  const state = createStore();
  state.set(subTypeAtom, store.setting.hidesPrices ? "enquiry" : "order");
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Provider store={state}>{page(product, store)}</Provider>
    </SWRConfig>,
  );
}
const section = () => within(screen.getByRole("region", { name: "Ask about this product" }));
const field = (name: string) => section().getByRole("textbox", { name });
const send = () => userEvent.click(section().getByRole("button", { name: "Send" }));

async function fillIn() {
  await userEvent.type(field("Name"), "Asha Rao");
  await userEvent.type(field("E-mail address"), "asha@example.com");
  await userEvent.type(field("Your question"), "What does it cost?");
}

/** Mocks the API call that sends an enquiry; returns the bodies of the requests that it receives. */
function answerWith(answer: () => Response): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post("*/api/enquiries", async ({ request }) => {
      sent.push(await sentBody(request));
      return answer();
    }),
  );
  return sent;
}
const done = () => HttpResponse.json({ done: true });
const problem = (status: number, body: object) =>
  HttpResponse.json({ errors: [], ...body }, { status, headers: { "Content-Type": "application/problem+json" } });

describe("an enquiry store", () => {
  it("shows a product without price, quantity or cart, and links to the form", () => {
    const { container } = show();
    expect(screen.getByText("Price on request")).toBeVisible();
    expect(screen.getByRole("link", { name: "Enquire" })).toHaveAttribute("href", "#enquire");
    expect(screen.queryByRole("button", { name: /bag|buy|sold/i })).toBeNull();
    expect(container.innerHTML).not.toMatch(/₹|INR|<data|taxes|% off|\/api\/cart|\/api\/checkout/);
  });
  it("lists products without prices, and without filter or sort by price", () => {
    const { container } = render(
      <ListView
        store={enquiryStore()}
        path="/search"
        choice={NOTHING_CHOSEN}
        list={{ products: [kurta], total: 1, totalPages: 1 }}
        filters={{ groups: [], priceRange: null }}
        sorts={SEARCH_SORTS}
        now={facts.today}
        empty={null}
      />,
    );
    expect(screen.getByRole("heading", { name: "Rust kurta" })).toBeVisible();
    expect(container.textContent).not.toMatch(/₹|INR|price/i);
  });
  it("has no prices in structured data", () => {
    const offered = [aProduct(NO_PRICE), kurta];
    for (const product of offered) {
      const said = JSON.stringify([
        productData(enquiryStore(), product, facts),
        productMetadata(enquiryStore(), product, product.variants[0]?.sku),
      ]);
      expect(said).not.toMatch(/offers|price|INR/i);
      expect(said).toContain(product.name);
    }
  });
});

describe("the form", () => {
  it("is a plain form without script, with product and chosen variant", () => {
    document.body.innerHTML = renderToStaticMarkup(page(kurta, enquiryStore()));
    const form = field("Name").closest("form");
    if (!form) throw new Error("There is no form");
    expect(form).toHaveAttribute("method", "post");
    expect(form).toHaveAttribute("action", "/api/enquiries");
    expect(section().getByText("Rust kurta")).toBeVisible();
    expect(section().getByText("M")).toBeVisible();
    expect(Object.fromEntries(formFields(form))).toEqual({
      product_id: "kurta",
      variant_id: "v-m",
      slug: "rust-kurta",
      name: "",
      email: "",
      dial_code: "+91",
      mobile: "",
      message: "",
      website: "",
    });
    for (const name of ["Name", "E-mail address", "Your question"]) expect(field(name)).toBeRequired();
    expect(field("Mobile number optional")).not.toBeRequired();
    document.body.innerHTML = "";
  });

  it("sends the chosen variant, and is replaced by a confirmation that has the focus", async () => {
    const sent = answerWith(done);
    show();
    await userEvent.click(screen.getByRole("link", { name: "L" }));
    await fillIn();
    await send();
    const thanks = await screen.findByText(/Thank you for your question/);
    expect(thanks).toHaveFocus();
    expect(section().queryByRole("button", { name: "Send" })).toBeNull();
    expect(sent).toMatchObject([
      {
        product_id: "kurta",
        variant_id: "v-l",
        name: "Asha Rao",
        email: "asha@example.com",
        message: "What does it cost?",
        website: "",
      },
    ]);
  });

  it("marks missing fields before anything is sent", async () => {
    const sent = answerWith(done);
    show();
    await send();
    expect(field("Name")).toHaveFocus();
    expect(field("Name")).toHaveAccessibleDescription("Fill in this field.");
    expect(field("Your question")).toBeInvalid();
    expect(field("Mobile number optional")).toBeValid();
    await fillIn();
    await send();
    await screen.findByText(/Thank you for your question/);
    expect(sent).toHaveLength(1);
  });
  it("shows a refusal beside its field, and keeps what was typed", async () => {
    answerWith(() => problem(422, { code: "mobile_invalid", errors: [{ path: "mobile", code: "mobile_invalid" }] }));
    show();
    await fillIn();
    await userEvent.type(field("Mobile number optional"), "12");
    await send();
    expect(await screen.findByText(refusalText(ENQUIRY_FORM_TEXTS, "mobile_invalid"))).toBeVisible();
    expect(field("Mobile number optional")).toHaveFocus();
    expect(field("Your question")).toHaveValue("What does it cost?");
  });
  it.each([
    {
      answer: () => problem(429, { code: "too_many_attempts" }),
      text: refusalText(ENQUIRY_FORM_TEXTS, "too_many_attempts"),
    },
    { answer: () => problem(500, { code: "some_fault" }), text: refusalText(ENQUIRY_FORM_TEXTS, "fault") },
    { answer: () => HttpResponse.error(), text: refusalText(ENQUIRY_FORM_TEXTS, "network_failed") },
  ])("shows other refusals above its button: $text", async ({ answer, text }) => {
    answerWith(answer);
    show();
    await fillIn();
    await send();
    expect(await section().findByRole("alert")).toHaveTextContent(text);
  });

  it("fills in a customer's details, and keeps what is typed already", async () => {
    let answerSession: (session: object) => void = () => undefined;
    const asked = new Promise<object>((resolve) => {
      answerSession = resolve;
    });
    server.use(http.get("*/api/session", async () => HttpResponse.json(await asked)));
    show();
    await userEvent.type(field("Name"), "Asha");
    answerSession({ kind: "customer", customer: { _id: "c1", name: "Meera", email: "meera@example.com" } });
    await screen.findByDisplayValue("meera@example.com");
    expect(field("Name")).toHaveValue("Asha");
  });
});

describe("in an order store", () => {
  const loom = aProduct({ slug: "loom", name: "Loom", stock: soldOut, allowsPreorder: true });

  it("replaces the buy button of a sold-out product for pre-order", () => {
    show(loom, aStore());
    expect(screen.getByRole("link", { name: "Enquire" })).toHaveAttribute("href", "#enquire");
    expect(screen.queryByRole("button", { name: "Sold out" })).toBeNull();
    expect(screen.getByRole("region", { name: "Pre-order this product" })).toBeVisible();
  });
  it("sells a product for pre-order while it is in stock", () => {
    show({ ...loom, stock: { quantity: 1_000, state: "in_stock" } }, aStore());
    expect(screen.getByRole("button", { name: "Add to bag" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Enquire" })).toBeNull();
    expect(screen.queryByRole("region", { name: "Pre-order this product" })).toBeNull();
  });
  it("shows other sold-out products as sold out", () => {
    show({ ...loom, allowsPreorder: false }, aStore());
    expect(screen.getByRole("button", { name: "Sold out" })).toBeDisabled();
    expect(screen.queryByRole("region", { name: "Pre-order this product" })).toBeNull();
  });
});

describe("without script", () => {
  it("confirms the question, and links on", () => {
    render(<EnquiryOutcomeView product={kurta} outcome="sent" />);
    expect(screen.getByRole("heading", { name: "You asked about Rust kurta" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to the product" })).toHaveAttribute("href", "/product/rust-kurta");
  });
  it.each(ENQUIRY_REFUSALS)("shows the refusal, and links back to the form: %s", (outcome) => {
    render(<EnquiryOutcomeView product={kurta} outcome={outcome} />);
    expect(screen.getByText(new RegExp(refusalText(ENQUIRY_FORM_TEXTS, outcome).slice(0, 20)))).toBeVisible();
    const back = screen.getByRole("link", { name: "Back to the form" });
    expect(back).toHaveAttribute("href", "/product/rust-kurta#enquire");
  });
});

it("says what the shop makes of it and how to ask for it, without a price", () => {
  const neck = anOptionGroup({ name: "Neck", options: [anOption({ name: "Band collar", price: 8_000 })] });
  const addon = anAddon({ name: "Stitch a kurta", price: 85_000, optionGroups: [neck] });
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Provider>{page(kurta, enquiryStore(), [addon])}</Provider>
    </SWRConfig>,
  );
  expect(screen.getByText("Stitch a kurta")).toBeInTheDocument();
  expect(screen.getByText("Neck: band collar")).toBeInTheDocument();
  expect(container.querySelector('a[href^="/customize"]')).toBeNull();
  expect(container.textContent).not.toContain("850");
});
