import { Group, Select, Stack, Text, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useCall } from "@/lib/browser/desk/use-call";
import { useListFilter } from "@/lib/browser/desk/use-list-filter";
import type { StockAnswer } from "@/lib/contracts/product/stock-calls";
import { STOCK_STATES } from "@/lib/domain/product/stock-item";
import { Camera } from "../camera";
import { Pages } from "../pages";
import { Failed, Loading } from "../states";
import { type SavedCount, StockRow } from "./row";
import { stockTexts } from "./texts";
import { UndoCount } from "./undo";

const STATES = STOCK_STATES.map((value) => ({ value, label: stockTexts.states[value] }));

/** What lies on the shelves, by name, with a field to count each. What is looked for is in the address. */
export function Stock({ mayWrite }: { mayWrite: boolean }) {
  const list = useListFilter("/desk/stock", ["q", "state"]);
  const { filter } = list;
  // What the camera reads replaces what stands in the field.
  const [scans, setScans] = useState({ count: 0, code: "" });
  const [saved, setSaved] = useState<SavedCount | null>(null);
  const show = (changed: Parameters<typeof list.show>[0]) => {
    setSaved(null);
    list.show(changed);
  };
  const { data, error, mutate } = useCall<StockAnswer>(`/api/owner/stock?${list.query}`);
  const undone = () => {
    setSaved(null);
    void mutate();
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("q");
    if (!(field instanceof HTMLInputElement)) return;
    show({ q: field.value.trim() });
    // So that the next scan replaces this one.
    field.select();
  };
  return (
    <Stack gap="lg" maw={860}>
      <Stack gap={6}>
        <Title order={1}>{stockTexts.title}</Title>
        <Text>{stockTexts.intro}</Text>
      </Stack>
      <Group align="end" gap="sm">
        <form onSubmit={search} className="grow">
          <TextInput
            type="search"
            size="md"
            name="q"
            label={stockTexts.search}
            key={scans.count}
            defaultValue={scans.count > 0 ? scans.code : filter.q}
            autoComplete="off"
            spellCheck={false}
          />
        </form>
        <Select
          size="md"
          label={stockTexts.state}
          data={STATES}
          value={filter.state || "all"}
          allowDeselect={false}
          onChange={(state) => show({ state: state === "all" || state === null ? "" : state })}
        />
      </Group>
      <Camera
        onRead={(code) => {
          setScans({ count: scans.count + 1, code });
          show({ q: code });
        }}
      />
      <Text role="status">
        {saved?.text ??
          (data && (data.total > 0 ? stockTexts.total(data.total) : filter.q ? stockTexts.noMatch : stockTexts.none))}
      </Text>
      {saved && <UndoCount key={`${saved.sku} ${saved.after}`} count={saved} onUndone={undone} />}
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      <Stack component="ul" gap={0} p={0} m={0} className="list-none">
        {data?.list.map((item, index) => (
          <StockRow
            // Two rows may have one SKU by mistake; the call refuses to change either.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place tells them apart
            key={`${item.sku} ${index}`}
            item={item}
            mayWrite={mayWrite}
            onSaved={(count) => {
              setSaved(count);
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
          onChange={(page) => {
            setSaved(null);
            list.showPage(page);
          }}
          names={{ before: "Before", after: "After" }}
        />
      )}
    </Stack>
  );
}
