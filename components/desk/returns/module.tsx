import { Text } from "@mantine/core";
import { useCall } from "@/lib/browser/desk/use-call";
import type { DeskProductWire } from "@/lib/contracts/product/desk-calls";
import type { SettingsAnswer } from "@/lib/contracts/store/setting-calls";
import { DeskLink } from "../link";
import type { DeskModule, ModulePageProps } from "../modules/module";
import { Section } from "../section";
import { deskTexts } from "../texts";
import { Returns } from "./list";
import { ReturnsOfOrder } from "./of-order";
import { returnTexts } from "./texts";

/** Returns: what comes back, and on which terms. */
export const returns: DeskModule = {
  name: "returns",
  places: {
    pages: [{ right: "orders.read", area: "returns", Page }],
    menu: [
      {
        ...{ right: "orders.read", letter: "r", name: returnTexts.title },
        ...{ href: "/desk/returns", after: "/desk/packing" },
      },
    ],
    figures: [
      {
        ...{ right: "orders.read", name: returnTexts.toDecide },
        ...{ href: "/desk/returns?status=asked", count: ({ returns_asked }) => returns_asked },
      },
    ],
    orderBlocks: [{ right: "orders.read", Block: ReturnsOfOrder }],
    productBlocks: [{ right: "store.read", Block: NotTakenBack }],
    settings: [{ right: "store.read", group: "returns" }],
  },
};

function Page({ name, store, rights }: ModulePageProps) {
  return name === "" ? <Returns store={store} rights={rights} /> : <p>{deskTexts.missing}</p>;
}

/** Says of a product that it is not taken back, with the way to where that is decided. */
function NotTakenBack({ product }: { product: DeskProductWire }) {
  const { data } = useCall<SettingsAnswer>("/api/owner/settings");
  const excluded = data?.settings["application_setting.returns.excluded_products"];
  if (!Array.isArray(excluded) || !excluded.includes(product.slug)) return null;
  return (
    <Section title={returnTexts.title}>
      <Text>{returnTexts.notTakenBack}</Text>
      <DeskLink href="/desk/settings/returns">{returnTexts.terms}</DeskLink>
    </Section>
  );
}
