import { Anchor } from "@mantine/core";
import type { OwnerCustomer } from "@/lib/contracts/customer/owner-calls";
import { DeskLink } from "../link";
import type { DeskModule, ModulePageProps } from "../modules/module";
import { Section } from "../section";
import { Quotations } from "./list";
import { QuotationPage } from "./page";
import { quotationTexts } from "./texts";

/** Quotations: lists for which the shop names prices. */
export const quotations: DeskModule = {
  name: "quotations",
  places: {
    pages: [{ right: "orders.read", area: "quotations", Page }],
    menu: [
      {
        ...{ right: "orders.read", soldBy: "quot", letter: "q" },
        ...{ href: "/desk/quotations", after: "/desk/orders", name: quotationTexts.title },
      },
    ],
    figures: [
      {
        ...{ right: "orders.read", name: quotationTexts.toPrice },
        ...{ href: "/desk/quotations?status=placed", count: ({ quotations_asked }) => quotations_asked },
      },
    ],
    customerBlocks: [{ right: "orders.read", soldBy: "quot", Block: OfCustomer }],
  },
};

function Page({ name, store, rights }: ModulePageProps) {
  return name ? <QuotationPage key={name} name={name} store={store} rights={rights} /> : <Quotations store={store} />;
}

/** The way to what a customer has asked prices for. */
function OfCustomer({ file: { customer } }: { file: OwnerCustomer }) {
  const sought = customer.email || customer.mobile;
  if (!sought) return null;
  return (
    <Section title={quotationTexts.title}>
      <Anchor component={DeskLink} href={`/desk/quotations?${new URLSearchParams({ q: sought })}`}>
        {quotationTexts.ofCustomer(customer.name)}
      </Anchor>
    </Section>
  );
}
