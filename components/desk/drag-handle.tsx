import type { useDraggable } from "@dnd-kit/core";

type DragHandleProps = { title: string; listeners: ReturnType<typeof useDraggable>["listeners"] };

/** What an entry of a list is dragged by. Whoever has no pointer moves it by steps. */
export function DragHandle({ title, listeners }: DragHandleProps) {
  return (
    <span
      {...listeners}
      title={title}
      aria-hidden="true"
      className="grid h-11 w-6 shrink-0 cursor-grab touch-none place-items-center text-muted select-none"
    >
      ⠿
    </span>
  );
}
