import { Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import { useListFilter } from "@/lib/browser/desk/use-list-filter";
import type { StockLedgerAnswer } from "@/lib/contracts/product/stock-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { quantityText, type Unit } from "@/lib/domain/product/unit";
import { DeskLink } from "../link";
import { Pages } from "../pages";
import { Section } from "../section";
import { Failed, Loading } from "../states";
import { ChangeStock } from "./change";
import { ledgerTexts, STOCK_REASON_NAMES, stockTexts } from "./texts";

type LedgerProps = { sku: string; store: StoreAnswer; mayWrite: boolean };

/** The stock of one item: a form to change it with a reason, and every change before, which explain each unit of it. */
export function Ledger({ sku, store, mayWrite }: LedgerProps) {
  const { query, showPage } = useListFilter(`/desk/stock/${encodeURIComponent(sku)}`, []);
  const path = `/api/owner/stock/${encodeURIComponent(sku)}?${query}` as const;
  const { data, error, mutate } = useCall<StockLedgerAnswer>(path);
  if (error && !data) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!data) return <Loading />;
  const { unit, stock } = data;
  return (
    <Stack gap="lg" maw={720}>
      <Stack gap={6}>
        <Anchor component={DeskLink} href="/desk/stock" size="sm">
          ← {stockTexts.title}
        </Anchor>
        <Title order={1}>{[data.name, ...data.options].join(", ")}</Title>
        <Text size="sm">
          {[sku, stock === null ? stockTexts.uncounted : stockTexts.now(textOf(stock, unit))].join(", ")}
        </Text>
      </Stack>
      {mayWrite && <ChangeStock sku={sku} unit={unit} stock={stock} onChanged={() => void mutate()} />}
      <Section title={ledgerTexts.history}>
        <Text>{data.total > 0 ? ledgerTexts.total(data.total) : ledgerTexts.none}</Text>
        <Stack component="ol" gap="sm" p={0} m={0} className="list-none">
          {data.list.map((movement) => (
            <Movement key={movement._id} movement={movement} unit={unit} store={store} />
          ))}
        </Stack>
        <Pages page={data.page} pages={Math.ceil(data.total / data.limit)} onChange={showPage} />
      </Section>
    </Stack>
  );
}

const textOf = (quantity: number | null, unit: Unit) =>
  quantity === null ? ledgerTexts.uncountedBefore : quantityText(Math.round(quantity * 100), unit);

type MovementProps = { movement: StockLedgerAnswer["list"][number]; unit: Unit; store: StoreAnswer };

function Movement({ movement: { at, before, after, reason, order_number, by }, unit, store }: MovementProps) {
  const change = (after ?? 0) - (before ?? 0);
  return (
    <Group component="li" justify="space-between" wrap="nowrap" align="start">
      <div>
        <Text>
          {STOCK_REASON_NAMES[reason]}
          {order_number && ", "}
          {order_number && (
            <Anchor component={DeskLink} inherit href={`/desk/orders/${encodeURIComponent(order_number)}`}>
              {order_number}
            </Anchor>
          )}
        </Text>
        <Text size="sm">{[deskFormats(store).minute(at), ...(by ? [by] : [])].join(", ")}</Text>
      </div>
      <div>
        <Text ta="end" fw={500} textWrap="nowrap" className="tabular">
          {change > 0 ? "+" : "−"}
          {quantityText(Math.round(Math.abs(change) * 100), unit)}
        </Text>
        <Text ta="end" size="sm" textWrap="nowrap" className="tabular">
          {textOf(after, unit)}
        </Text>
      </div>
    </Group>
  );
}
