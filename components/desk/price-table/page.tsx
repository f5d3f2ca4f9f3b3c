import { Alert, Anchor, Button, Group, Select, Stack, Text, Title } from "@mantine/core";
import { useMemo, useState } from "react";
import useSWRImmutable from "swr/immutable";
import { callDesk, type DeskRefusal } from "@/lib/browser/desk/call-desk";
import { COLUMNS, type Column, countEdits, rowOf } from "@/lib/browser/desk/price-table/edits";
import { usePriceTable } from "@/lib/browser/desk/price-table/use-price-table";
import { useCall } from "@/lib/browser/desk/use-call";
import { useListFilter } from "@/lib/browser/desk/use-list-filter";
import type { ProductChoicesAnswer } from "@/lib/contracts/product/form-calls";
import type { PriceEditAnswer, PricesAnswer } from "@/lib/contracts/product/price-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { PRODUCT_STATUSES } from "@/lib/domain/product-import/imported-product";
import type { Right } from "@/lib/domain/staff/right";
import { DeskLink } from "../link";
import { PRODUCT_STATUS_NAMES, productTexts } from "../product/texts";
import { SearchField } from "../search-field";
import { Failed, Loading } from "../states";
import { Adjust } from "./adjust";
import { EarlierEdits, useUndoEdit } from "./earlier-edits";
import { Faults } from "./faults";
import { FocusedCell } from "./focused-cell";
import { Review } from "./review";
import { PriceGrid } from "./table";
import { priceTableTexts } from "./texts";

const STATUSES = [
  { value: "", label: productTexts.all },
  ...PRODUCT_STATUSES.map((value) => ({ value, label: PRODUCT_STATUS_NAMES[value] })),
];

/** Prices and stocks of many products as a spreadsheet: typed here, looked at, saved at once, and undone if need be. */
export default function PriceTablePage({ store, rights }: { store: StoreAnswer; rights: readonly Right[] }) {
  const { filter, query, isFiltered, show } = useListFilter("/desk/products/prices", [
    "q",
    "category",
    "status",
    "product_id",
  ]);
  // Not read again by itself: rows must not move while somebody types into them.
  const { data, error, mutate } = useSWRImmutable<PricesAnswer, DeskRefusal>(
    `/api/owner/prices?${query}`,
    callDesk<PricesAnswer>,
    { keepPreviousData: true },
  );
  const choices = useCall<ProductChoicesAnswer>("/api/owner/products/choices");
  const rows = useMemo(() => data?.list.map(rowOf) ?? [], [data]);
  const editable = useMemo(
    () => COLUMNS.filter((column) => rights.includes(column === "stock" ? "stock.write" : "products.write")),
    [rights],
  ) satisfies readonly Column[];
  const table = usePriceTable(rows, editable);
  const [saved, setSaved] = useState<PriceEditAnswer | null>(null);
  const undoing = useUndoEdit(() => {
    setSaved(null);
    void mutate();
  });
  const count = countEdits(table.edits);
  const categories = choices.data?.categories.map(({ key, name }) => ({ value: key, label: name })) ?? [];
  const [only] = filter.product_id ? rows : [];
  return (
    <Stack gap="md" maw={1100}>
      <Stack gap={6}>
        <Anchor component={DeskLink} href="/desk/products" size="sm">
          ← {priceTableTexts.back}
        </Anchor>
        <Title order={1}>{priceTableTexts.title}</Title>
        <Text>{priceTableTexts.intro}</Text>
      </Stack>
      {only ? (
        <Group gap="sm">
          <Text>{priceTableTexts.oneProduct(only.name)}</Text>
          <Button variant="default" size="xs" onClick={() => show({ product_id: "" })}>
            {priceTableTexts.allProducts}
          </Button>
        </Group>
      ) : (
        <Group align="end" gap="sm">
          <SearchField
            label={priceTableTexts.search}
            hint={priceTableTexts.searchHint}
            sought={filter.q}
            onSeek={(q) => show({ q })}
          />
          <Select
            size="md"
            label={priceTableTexts.category}
            data={[{ value: "", label: priceTableTexts.allCategories }, ...categories]}
            value={filter.category}
            allowDeselect={false}
            searchable
            onChange={(category) => show({ category: category ?? "" })}
          />
          <Select
            size="md"
            label={priceTableTexts.status}
            data={STATUSES}
            value={filter.status}
            allowDeselect={false}
            onChange={(status) => show({ status: status ?? "" })}
          />
        </Group>
      )}
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Text role="status">
            {data.total > data.list.length
              ? priceTableTexts.cut(data.list.length, data.total)
              : data.total > 0
                ? priceTableTexts.total(data.total)
                : isFiltered
                  ? priceTableTexts.noMatch
                  : priceTableTexts.none}
          </Text>
          {editable.length > 0 && (
            <Group gap="xs" justify="space-between">
              <Group gap="xs">
                <Button variant="default" disabled={!table.canUndo} onClick={table.undo}>
                  {priceTableTexts.undo}
                </Button>
                <Button variant="default" disabled={!table.canRedo} onClick={table.redo}>
                  {priceTableTexts.redo}
                </Button>
                <Button variant="default" onClick={table.fillDown}>
                  {priceTableTexts.fillDown}
                </Button>
                {editable.includes("price") && <Adjust table={table} store={store} />}
              </Group>
              <Review
                table={table}
                rows={rows}
                count={count}
                onSaved={(edit) => {
                  setSaved(edit);
                  table.forget();
                  void mutate();
                }}
                onRefused={() => void mutate()}
              />
            </Group>
          )}
          <div role="status">
            {saved && (
              <Alert color="gray" variant="light">
                <Group gap="sm">
                  <Text>{priceTableTexts.saved(saved.rows.length)}</Text>
                  {saved.edit_id && (
                    <Button
                      variant="default"
                      loading={undoing.isPending}
                      onClick={() => void undoing.undo(saved.edit_id)}
                    >
                      {priceTableTexts.undoEdit}
                    </Button>
                  )}
                </Group>
              </Alert>
            )}
            {undoing.undone && <Text>{priceTableTexts.undone(undoing.undone.restored, undoing.undone.kept)}</Text>}
            {table.outside > 0 && <Text>{priceTableTexts.outside(table.outside)}</Text>}
          </div>
          <Faults table={table} rows={rows} />
          {rows.length > 0 && (
            <>
              <PriceGrid rows={rows} table={table} editable={editable} currency={store.base_currency} />
              <FocusedCell table={table} rows={rows} store={store} />
            </>
          )}
          <EarlierEdits store={store} saved={saved} undoing={undoing} />
        </>
      )}
    </Stack>
  );
}
