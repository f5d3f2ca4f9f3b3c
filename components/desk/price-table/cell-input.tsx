import { type KeyboardEvent, useEffect, useRef, useState } from "react";

type CellInputProps = {
  label: string;
  /** What it begins with. */
  text: string;
  /** The cursor stands at the end of what a key began, and otherwise all is selected. */
  isBegun: boolean;
  /** `arrow` is the arrow key that leads to the next cell; null if it is left in another way. */
  onDone: (text: string, arrow: string | null) => void;
  onCancel: () => void;
};

/** The input in a cell that is edited. What is typed counts when it is left, unless by Escape. */
export function CellInput({ label, text: begun, isBegun, onDone, onCancel }: CellInputProps) {
  const [text, setText] = useState(begun);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (!isBegun) input.current?.select();
  }, [isBegun]);
  // Leaving by a key takes the focus, too, and must count once.
  const end = (then: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    then();
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    const arrows: Record<string, string> = event.shiftKey
      ? { Enter: "ArrowUp", Tab: "ArrowLeft" }
      : { Enter: "ArrowDown", Tab: "ArrowRight" };
    const to = arrows[event.key];
    if (!to && event.key !== "Escape") return;
    event.preventDefault();
    end(() => (to ? onDone(text, to) : onCancel()));
  };
  return (
    <input
      ref={input}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={press}
      onBlur={() => end(() => onDone(text, null))}
      // A click into the text places the cursor, and is none into the table.
      onPointerDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.stopPropagation()}
      onCopy={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
      className="h-full w-full bg-transparent px-2 text-right outline-none tabular"
    />
  );
}
