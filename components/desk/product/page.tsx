import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { useCall } from "@/lib/browser/desk/use-call";
import type { DeskProductWire } from "@/lib/contracts/product/desk-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { productPath } from "@/lib/domain/product/path";
import { withBasePath } from "@/lib/domain/site/base-path";
import type { Right } from "@/lib/domain/staff/right";
import { DeskLink } from "../link";
import { placedAt } from "../modules/registry";
import { Section } from "../section";
import { Failed, Loading } from "../states";
import { Diagnosis } from "./diagnosis";
import { EditProduct } from "./lazy-form";
import { ProductPicture } from "./picture";
import { ProductPreview } from "./preview";
import { SoldRow } from "./sold-row";
import { ProductStatusChoice } from "./status";
import { productTexts } from "./texts";

/** How many variants are shown at first, and more each time. */
const VARIANTS_SHOWN = 50;

type ProductPageProps = { id: string; store: StoreAnswer; rights: readonly Right[] };

/** One product: whether it can be bought, what it costs, and how much of it is there. */
export function ProductPage({ id, store, rights }: ProductPageProps) {
  const { data, error, mutate } = useCall<DeskProductWire>(`/api/owner/products/${encodeURIComponent(id)}`);
  const [said, setSaid] = useState("");
  const { mutate: readAgain } = useSWRConfig();
  const [shown, setShown] = useState(VARIANTS_SHOWN);
  const mayWrite = rights.includes("products.write");
  const changed = () => {
    void mutate();
    void readAgain(`/api/owner/products/${encodeURIComponent(id)}/fields`);
  };
  // What is shown stays while it cannot be read again, with what was typed beside it.
  if (error && !data) return <Failed code={error.code} onRetry={changed} />;
  if (!data) return <Loading />;
  const { name, summary, slug, status, unit, variants, pictures, categories } = data;
  const items = variants.length > 0 ? variants : [{ ...data, options: [] }];
  const row = { unit, store, rights, onRefused: changed };
  return (
    <Stack gap="lg" maw={860}>
      <Stack gap={6}>
        <Anchor component={DeskLink} href="/desk/products" size="sm">
          ← {productTexts.title}
        </Anchor>
        <Title order={1}>{name}</Title>
        <Text>{[summary, ...categories.map((category) => category.name)].filter(Boolean).join(", ")}</Text>
        <Group gap="md">
          {status === "active" && <Anchor href={withBasePath(productPath(slug))}>{productTexts.inShop}</Anchor>}
          {mayWrite && (
            <Anchor component={DeskLink} href={`/desk/products/new?copy=${encodeURIComponent(id)}`}>
              {productTexts.copy}
            </Anchor>
          )}
        </Group>
        <Group gap="xs">
          {pictures.slice(0, 6).map((picture) => (
            <ProductPicture key={picture} storeId={store.store_id} picture={picture} />
          ))}
        </Group>
      </Stack>
      {status !== "active" && <ProductPreview id={id} version={data.modified_on} />}
      <Diagnosis product={data} />
      <Section title={productTexts.sell} why={productTexts.sellWhy}>
        {variants.length > 1 && (
          <Anchor component={DeskLink} href={`/desk/products/prices?product_id=${encodeURIComponent(id)}`}>
            {productTexts.variantTable}
          </Anchor>
        )}
        <Text role="status" hidden={said === ""}>
          {said}
        </Text>
        <Stack component="ul" gap={0} p={0} m={0} className="list-none">
          {items.slice(0, shown).map((item) => (
            <SoldRow
              key={item._id}
              item={item}
              name={item.options.join(", ") || name}
              onSaved={(text) => {
                setSaid(text);
                changed();
              }}
              {...row}
            />
          ))}
        </Stack>
        {items.length > shown && (
          <Group>
            <Button size="md" variant="default" onClick={() => setShown(shown + VARIANTS_SHOWN)}>
              {productTexts.moreVariants(Math.min(VARIANTS_SHOWN, items.length - shown))}
            </Button>
          </Group>
        )}
      </Section>
      <ProductStatusChoice product={data} mayWrite={mayWrite} onChanged={changed} />
      {placedAt("productBlocks", rights, store).map(({ key, Block }) => (
        <Block key={key} product={data} store={store} />
      ))}
      {mayWrite && <EditProduct id={id} store={store} onSaved={changed} />}
    </Stack>
  );
}
