import { Anchor, Group, Text } from "@mantine/core";
import type { ComponentProps } from "react";
import { deskFormats } from "@/lib/browser/desk/formats";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { DeskLink } from "../link";
import { SoldAmounts } from "./sold-amounts";
import { productTexts } from "./texts";

type SoldRowProps = Omit<ComponentProps<typeof SoldAmounts>, "item"> & {
  item: { sku: string; price: number; selling_price: number; stock: number | null };
  store: StoreAnswer;
};

/** One variant, or a product without any, with its price and stock to change. */
export function SoldRow({ item, store, ...amounts }: SoldRowProps) {
  const { sku, price, selling_price } = item;
  const { money } = deskFormats(store);
  return (
    <Group component="li" justify="space-between" align="end" gap="sm" className="border-line border-b py-3">
      <div>
        <Text fw={500}>{amounts.name}</Text>
        <Text size="sm">
          {sku && (
            <Anchor component={DeskLink} href={`/desk/stock/${encodeURIComponent(sku)}`} size="sm">
              {sku}
            </Anchor>
          )}
          {selling_price > price && ` ${productTexts.listPrice(money(selling_price))}`}
        </Text>
      </div>
      {sku ? <SoldAmounts item={item} {...amounts} /> : <Text size="sm">{productTexts.noSku}</Text>}
    </Group>
  );
}
