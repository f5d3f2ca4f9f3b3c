import { Anchor, Badge, Button, Card, Group, Select, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import { useListFilter } from "@/lib/browser/desk/use-list-filter";
import type { ListedProductWire, ProductsAnswer } from "@/lib/contracts/product/desk-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { quantityText } from "@/lib/domain/product/unit";
import { PRODUCT_STATUSES } from "@/lib/domain/product-import/imported-product";
import type { Right } from "@/lib/domain/staff/right";
import { DeskLink } from "../link";
import { Pages } from "../pages";
import { SearchField } from "../search-field";
import { Failed, Loading } from "../states";
import { ExportProducts } from "./export-products";
import { ProductPicture } from "./picture";
import { SoldAmounts } from "./sold-amounts";
import { PRODUCT_STATUS_NAMES, productTexts } from "./texts";

const STATUSES = [
  { value: "", label: productTexts.all },
  ...PRODUCT_STATUSES.map((value) => ({ value, label: PRODUCT_STATUS_NAMES[value] })),
];

/** The products by name, each with its price and stock. What is looked for is in the address. */
export function Products({ store, rights }: { store: StoreAnswer; rights: readonly Right[] }) {
  const [said, setSaid] = useState("");
  const mayWrite = rights.includes("products.write");
  const { filter, query, isFiltered, show, showPage } = useListFilter("/desk/products", ["q", "status"]);
  const { data, error, mutate } = useCall<ProductsAnswer>(`/api/owner/products?${query}`);
  return (
    <Stack gap="lg" maw={860}>
      <Group justify="space-between">
        <Title order={1}>{productTexts.title}</Title>
        <Group gap="sm">
          <Button
            size="md"
            variant="default"
            renderRoot={(props) => <DeskLink href="/desk/products/prices" {...props} />}
          >
            {productTexts.table}
          </Button>
          <ExportProducts storeName={store.store_id} />
          {mayWrite && (
            <>
              <Button
                size="md"
                variant="default"
                renderRoot={(props) => <DeskLink href="/desk/products/import" {...props} />}
              >
                {productTexts.import}
              </Button>
              <Button size="md" renderRoot={(props) => <DeskLink href="/desk/products/new" {...props} />}>
                {productTexts.add}
              </Button>
            </>
          )}
        </Group>
      </Group>
      <Group align="end" gap="sm">
        <SearchField
          label={productTexts.search}
          hint={productTexts.searchHint}
          sought={filter.q}
          onSeek={(q) => show({ q })}
        />
        <Select
          size="md"
          label={productTexts.status}
          data={STATUSES}
          value={filter.status}
          allowDeselect={false}
          onChange={(status) => show({ status: status ?? "" })}
        />
      </Group>
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data && (
        <Text role="status">
          {data.total > 0 ? productTexts.total(data.total) : isFiltered ? productTexts.noMatch : productTexts.none}
        </Text>
      )}
      <Text role="status" hidden={said === ""}>
        {said}
      </Text>
      <Stack component="ul" gap="xs" p={0} m={0} className="list-none">
        {data?.list.map((product) => (
          <ProductCard
            key={product._id}
            product={product}
            store={store}
            rights={rights}
            onSaved={(text) => {
              setSaid(text);
              void mutate();
            }}
            onRefused={() => void mutate()}
          />
        ))}
      </Stack>
      {data && (
        <Pages
          page={data.page}
          pages={Math.ceil(data.total / data.limit)}
          onChange={showPage}
          names={{ before: productTexts.before, after: productTexts.after }}
        />
      )}
    </Stack>
  );
}

type ProductCardProps = {
  product: ListedProductWire;
  store: StoreAnswer;
  rights: readonly Right[];
  onSaved: (text: string) => void;
  onRefused: () => void;
};

/** A product of the list; the price and stock of one without variants can be changed at once. */
function ProductCard({ product, store, rights, onSaved, onRefused }: ProductCardProps) {
  const { _id, name, sku, status, unit, price, max_price, stock, variants, picture } = product;
  const { money } = deskFormats(store);
  const about = [sku, ...(variants > 0 ? [productTexts.variants(variants)] : [])].filter(Boolean).join(", ");
  return (
    <Card withBorder padding="sm" component="li">
      <Group align="center" justify="space-between" gap="sm">
        <Group wrap="nowrap" align="start" className="min-w-0 flex-[1_1_16rem]">
          <ProductPicture storeId={store.store_id} picture={picture} />
          <div className="min-w-0 grow">
            <Anchor component={DeskLink} href={`/desk/products/${_id}`} fw={500}>
              {name}
            </Anchor>
            <Text size="sm" className="[overflow-wrap:anywhere]">
              {about}
            </Text>
            {status !== "active" && (
              <Badge variant="default" tt="none" fw={500} mt={4}>
                {PRODUCT_STATUS_NAMES[status as keyof typeof PRODUCT_STATUS_NAMES] ?? status}
              </Badge>
            )}
          </div>
        </Group>
        {variants === 0 && sku !== "" ? (
          <SoldAmounts item={product} name={name} unit={unit} rights={rights} onSaved={onSaved} onRefused={onRefused} />
        ) : (
          <div>
            <Text ta="end" textWrap="nowrap" className="tabular">
              {price === max_price ? money(price) : `${money(price)}–${money(max_price)}`}
            </Text>
            <Text ta="end" size="sm" textWrap="nowrap" className="tabular">
              {stock === null ? productTexts.uncounted : quantityText(Math.round(stock * 100), unit)}
            </Text>
          </div>
        )}
      </Group>
    </Card>
  );
}
