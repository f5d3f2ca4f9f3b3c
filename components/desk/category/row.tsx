import { useDraggable } from "@dnd-kit/core";
import { Badge, Button, Group, Menu, Text } from "@mantine/core";
import type { DeskCategory } from "@/lib/browser/desk/category-tree";
import { type CategoryPlace, type CategoryStep, placeAfterStep } from "@/lib/domain/catalogue/category-moves";
import type { TreeEntry } from "@/lib/domain/catalogue/category-tree";
import { DragHandle } from "../drag-handle";
import { DeskLink } from "../link";
import { categoryTexts, STEP_NAMES } from "./texts";

/** How far a level stands to the right of the one above it, in CSS pixels. */
export const INDENT = 28;

const STEPS: readonly CategoryStep[] = ["up", "down", "in", "out"];

type CategoryRowProps = {
  row: TreeEntry<DeskCategory>;
  rows: readonly TreeEntry<DeskCategory>[];
  mayMove: boolean;
  /** The level at which something is about to be dropped before this row; null if nothing is. */
  dropLevel: number | null;
  isDragged: boolean;
  onMove: (place: CategoryPlace) => void;
};

/** A category in the tree: a handle to drag it, its name, and steps for those who do not drag. */
export function CategoryRow({ row, rows, mayMove, dropLevel, isDragged, onMove }: CategoryRowProps) {
  const { category, level } = row;
  const { id, name, products, active, lists_products } = category;
  const { listeners, setNodeRef } = useDraggable({ id, disabled: !mayMove });
  const categories = rows.map((each) => each.category);
  const steps = STEPS.flatMap((step) => {
    const place = placeAfterStep(categories, id, step);
    return place ? [{ step, place }] : [];
  });
  return (
    <li
      ref={setNodeRef}
      data-category={id}
      className={`relative border-line border-b ${isDragged ? "opacity-50" : ""}`}
      style={{ paddingInlineStart: level * INDENT }}
    >
      {dropLevel !== null && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 -top-px h-0.5 bg-ink"
          style={{ insetInlineStart: dropLevel * INDENT }}
        />
      )}
      <Group wrap="nowrap" gap="sm" py={6}>
        {mayMove && <DragHandle title={categoryTexts.drag(name)} listeners={listeners} />}
        <div className="min-w-0 grow py-1">
          <Group gap="xs">
            <DeskLink href={`/desk/categories/${encodeURIComponent(id)}`} className="[overflow-wrap:anywhere]">
              {name}
            </DeskLink>
            {!active && (
              <Badge variant="default" tt="none" fw={500}>
                {categoryTexts.inactive}
              </Badge>
            )}
            {!lists_products && (
              <Badge variant="default" tt="none" fw={500}>
                {categoryTexts.noList}
              </Badge>
            )}
          </Group>
          <Text size="sm">{categoryTexts.products(products)}</Text>
        </div>
        {mayMove && steps.length > 0 && (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant="default" className="shrink-0" aria-label={categoryTexts.moveName(name)}>
                {categoryTexts.move}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {steps.map(({ step, place }) => (
                <Menu.Item key={step} onClick={() => onMove(place)}>
                  {STEP_NAMES[step]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
    </li>
  );
}
