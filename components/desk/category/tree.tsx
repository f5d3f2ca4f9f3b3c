import { DndContext, type DragMoveEvent, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { Group, Stack, Text, Title } from "@mantine/core";
import { useRef, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { movedAnswer, rowsOf } from "@/lib/browser/desk/category-tree";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { CategoryTreeAnswer } from "@/lib/contracts/catalogue/category-calls";
import { type CategoryPlace, placeOfDrop, rowsWithout } from "@/lib/domain/catalogue/category-moves";
import { DeskLink } from "../link";
import { Failed, Loading, Refused } from "../states";
import { NewCategory } from "./new-category";
import { CategoryRow, INDENT } from "./row";
import { categoryTexts } from "./texts";

/** Where what is dragged would be dropped: before which of the other rows, and there in which place. */
type Drop = { id: string; at: number; place: (CategoryPlace & { level: number }) | null };

/** The categories as a tree, to be arranged by dragging or by steps. */
export default function CategoryTree({ mayWrite }: { mayWrite: boolean }) {
  const { data, error, mutate } = useCall<CategoryTreeAnswer>("/api/owner/categories");
  const { run, isPending, refusal } = useWrite();
  const [said, setSaid] = useState("");
  const [drop, setDrop] = useState<Drop | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  if (error && !data) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!data) return <Loading />;

  const rows = rowsOf(data);
  const nameOf = (id: string | null) => rows.find(({ category }) => category.id === id)?.category.name ?? null;
  const move = async (id: string, { parentId, position }: CategoryPlace) => {
    const body = { parent_id: parentId, position };
    const path = `/api/owner/categories/${encodeURIComponent(id)}/move` as const;
    void mutate(movedAnswer(data, id, { parentId, position }), false);
    const isMoved = await run(async () => {
      await mutate(await callDesk<CategoryTreeAnswer>(path, { method: "POST", body }), false);
    });
    if (isMoved) setSaid(categoryTexts.moved(nameOf(id) ?? "", nameOf(parentId)));
    else await mutate();
  };
  const drag = ({ active, activatorEvent, delta }: DragMoveEvent) => {
    const id = String(active.id);
    const level = rows.find(({ category }) => category.id === id)?.level ?? 0;
    const pointer = activatorEvent instanceof PointerEvent ? activatorEvent.clientY + delta.y : 0;
    const others = rowsWithout(rows, id);
    const at = others.filter(({ category }) => middleOf(list.current, category.id) < pointer).length;
    setDrop({ id, at, place: placeOfDrop(rows, { id, at, level: level + Math.round(delta.x / INDENT) }) });
  };
  const end = () => {
    if (drop?.place) void move(drop.id, drop.place);
    setDrop(null);
  };
  const others = drop ? rowsWithout(rows, drop.id) : [];
  return (
    <Stack gap="lg" maw={860}>
      <Stack gap={6}>
        <Title order={1}>{categoryTexts.title}</Title>
        <Text>{categoryTexts.why}</Text>
        <Group gap="lg">
          <DeskLink href="/desk/filters">{categoryTexts.filters}</DeskLink>
          <DeskLink href="/desk/collections">{categoryTexts.collections}</DeskLink>
          <DeskLink href="/desk/badges">{categoryTexts.badges}</DeskLink>
        </Group>
      </Stack>
      {refusal && <Refused code={refusal} />}
      <Text role="status" hidden={said === ""}>
        {said}
      </Text>
      {rows.length === 0 && <Text>{categoryTexts.none}</Text>}
      <DndContext sensors={sensors} onDragMove={drag} onDragEnd={end} onDragCancel={() => setDrop(null)}>
        <ul ref={list} className="m-0 list-none p-0">
          {rows.map((row) => (
            <CategoryRow
              key={row.category.id}
              row={row}
              rows={rows}
              mayMove={mayWrite && !isPending}
              dropLevel={drop?.place && others[drop.at] === row ? drop.place.level : null}
              isDragged={drop?.id === row.category.id}
              onMove={(place) => void move(row.category.id, place)}
            />
          ))}
          {drop?.place && drop.at === others.length && <DropLine level={drop.place.level} />}
        </ul>
      </DndContext>
      {mayWrite && (
        <NewCategory
          rows={rows}
          onAdded={(name) => {
            setSaid(categoryTexts.added(name));
            void mutate();
          }}
        />
      )}
    </Stack>
  );
}

/** Where the middle of a row is on the screen, from the top. */
function middleOf(list: HTMLUListElement | null, id: string): number {
  const row = list?.querySelector(`[data-category="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  return row ? row.top + row.height / 2 : 0;
}

function DropLine({ level }: { level: number }) {
  return <li aria-hidden="true" className="h-0.5 bg-ink" style={{ marginInlineStart: level * INDENT }} />;
}
