import { DndContext, type DragMoveEvent, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useRef, useState } from "react";
import type { WindowDraftState } from "@/lib/browser/desk/window-draft";
import type { DraftViewWire } from "@/lib/contracts/shop-window/calls";
import type { SegmentWire } from "@/lib/contracts/shop-window/window-segment";
import { SECTION_KINDS } from "./kinds";
import { SectionForm } from "./section-form";
import { nameOfSection } from "./section-name";
import { SectionRow, type SectionStep } from "./section-row";
import { sectionTexts, windowTexts } from "./texts";

type SectionListProps = {
  draft: WindowDraftState;
  storeId: string;
  categories: readonly { key: string; name: string }[];
  faults: DraftViewWire["faults"];
  isWritable: boolean;
};

/** The sections of a page from top to bottom, to be dragged, written, added and removed. */
export function SectionList({ draft, storeId, categories, faults, isWritable }: SectionListProps) {
  const { segments } = draft;
  const [open, setOpen] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [said, setSaid] = useState("");
  const [drop, setDrop] = useState<{ id: string; at: number } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  /** Puts a section before the others that stand at `at` among them. */
  const moveTo = async (id: string, at: number) => {
    const others = segments.filter((each) => each.id !== id);
    const from = segments.findIndex((each) => each.id === id);
    if (from === at) return;
    const after = others[at - 1]?.id ?? null;
    if (await draft.change({ kind: "move", id, after }))
      setSaid(sectionTexts.moved(nameOfSection(segments[from]), at + 1));
  };
  const add = async (segment: SegmentWire, after: string | null) => {
    if (!(await draft.change({ kind: "add", segment, after }))) return;
    setSaid(sectionTexts.added(nameOfSection(segment)));
    setOpen(segment.id);
  };
  const take = (segment: SegmentWire, index: number) => async (step: SectionStep) => {
    switch (step) {
      case "up":
        return moveTo(segment.id, index - 1);
      case "down":
        return moveTo(segment.id, index + 1);
      case "hide":
        await draft.change({ kind: "edit", segment: { ...segment, is_active: !segment.is_active } });
        return;
      case "duplicate":
        return add({ ...segment, id: crypto.randomUUID() }, segment.id);
      case "remove":
        if (await draft.change({ kind: "remove", id: segment.id }))
          setSaid(sectionTexts.removed(nameOfSection(segment)));
    }
  };
  const drag = ({ active, activatorEvent, delta }: DragMoveEvent) => {
    const id = String(active.id);
    const pointer = activatorEvent instanceof PointerEvent ? activatorEvent.clientY + delta.y : 0;
    const others = segments.filter((each) => each.id !== id);
    setDrop({ id, at: others.filter((each) => middleOf(list.current, each.id) < pointer).length });
  };
  const others = drop ? segments.filter(({ id }) => id !== drop.id) : [];
  return (
    <section aria-label={windowTexts.sections}>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {windowTexts.sections}
        </Title>
        <Text role="status" size="sm" hidden={said === ""}>
          {said}
        </Text>
        {segments.length === 0 && <Text>{windowTexts.noSections}</Text>}
        <DndContext
          sensors={sensors}
          onDragMove={drag}
          onDragEnd={() => {
            if (drop) void moveTo(drop.id, drop.at);
            setDrop(null);
          }}
          onDragCancel={() => setDrop(null)}
        >
          <ul ref={list} className="m-0 list-none p-0">
            {segments.map((segment, index) => (
              <SectionRow
                key={segment.id}
                segment={segment}
                isFirst={index === 0}
                isLast={index === segments.length - 1}
                isOpen={open === segment.id}
                isFaulty={faults.some(({ segment_id }) => segment_id === segment.id)}
                isWritable={isWritable}
                isDropBefore={drop !== null && others[drop.at] === segment}
                onOpen={() => {
                  void draft.flush();
                  setOpen(open === segment.id ? null : segment.id);
                }}
                onStep={(step) => void take(segment, index)(step)}
              >
                <SectionForm
                  segment={segment}
                  storeId={storeId}
                  categories={categories}
                  faults={faults.filter(({ segment_id }) => segment_id === segment.id)}
                  onChange={draft.type}
                />
              </SectionRow>
            ))}
            {drop && drop.at === others.length && <li aria-hidden="true" className="h-0.5 bg-ink" />}
          </ul>
        </DndContext>
        {isWritable && (
          <Group>
            <Button size="md" variant="default" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
              {isAdding ? sectionTexts.addClose : sectionTexts.add}
            </Button>
          </Group>
        )}
        {isWritable && isAdding && (
          <KindList
            onChoose={(segment) => {
              setAdding(false);
              void add(segment, open ?? segments.at(-1)?.id ?? null);
            }}
          />
        )}
      </Stack>
    </section>
  );
}

/** What can be added, each with what it is for. */
function KindList({ onChoose }: { onChoose: (segment: SegmentWire) => void }) {
  return (
    <ul aria-label={sectionTexts.add} className="m-0 grid list-none gap-2 p-0 sm:grid-cols-2">
      {SECTION_KINDS.map(({ type, name, why, begin }) => (
        <li key={type} className="contents">
          <button
            type="button"
            aria-label={name}
            className="cursor-pointer border border-line bg-paper p-3 text-start hover:border-ink"
            onClick={() =>
              onChoose({ ...NEW, id: crypto.randomUUID(), type, content: begin as SegmentWire["content"] })
            }
          >
            <Text fw={500}>{name}</Text>
            <Text size="sm">{why}</Text>
          </button>
        </li>
      ))}
    </ul>
  );
}

const NEW = { is_active: true, heading: "", sub_heading: "" };

/** Where the middle of a row is on the screen, from the top. */
function middleOf(list: HTMLUListElement | null, id: string): number {
  const row = list?.querySelector(`[data-section="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  return row ? row.top + row.height / 2 : 0;
}
