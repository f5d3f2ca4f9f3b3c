import { Badge, Text } from "@mantine/core";
import type { OwnerCustomer } from "@/lib/contracts/customer/owner-calls";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { DeskModule } from "../modules/module";
import { Section } from "../section";
import { isMade, Made } from "./made";
import { TailorSheet } from "./tailor-sheet";
import { madeTexts } from "./texts";

/** What is made to the measurements of a shopper, or has their words on it. */
export const madeToMeasure: DeskModule = {
  name: "made-to-measure",
  places: {
    orderItems: [{ right: "orders.read", Lines: Made }],
    orderActions: [{ right: "orders.read", Action: TailorSheet }],
    orderColumns: [{ right: "orders.read", heading: madeTexts.column, Cell: MadeMark }],
    customerBlocks: [{ right: "customers.read", Block: Profiles }],
  },
};

function MadeMark({ order }: { order: OwnerOrderWire }) {
  if (!order.item_list.some(isMade)) return null;
  return (
    <Badge variant="default" tt="none" fw={500}>
      {madeTexts.toMeasure}
    </Badge>
  );
}

function Profiles({ file: { fit_profiles } }: { file: OwnerCustomer }) {
  if (fit_profiles.length === 0) return null;
  return (
    <Section title={madeTexts.profiles}>
      <Text>{fit_profiles.join(", ")}</Text>
    </Section>
  );
}
