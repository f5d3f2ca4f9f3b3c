import { Button, Slider, Stack, Text } from "@mantine/core";
import { type MouseEvent, useState } from "react";
import type { StoredPicture } from "@/lib/contracts/media/stored-picture";
import { pictureSrc } from "@/lib/domain/media/sources";
import { focusTexts } from "./texts";

type FocusPointProps = {
  storeId: string;
  picture: StoredPicture;
  /** What the picture is called, for those who do not see it. */
  name: string;
  onChange: (picture: StoredPicture) => void;
};

const MIDDLE = [50, 50] as const;

/** Which point of a picture stays in view where the shop cuts it: a click on it, or two sliders. */
export function FocusPoint({ storeId, picture, name, onChange }: FocusPointProps) {
  const [isOpen, setOpen] = useState(false);
  const [left, top] = picture.focus ?? MIDDLE;
  const set = (focus: [number, number]) => onChange({ ...picture, focus });
  const point = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // A key pressed on the button has no place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const percent = (part: number, whole: number) => Math.min(100, Math.max(0, Math.round((part / whole) * 100)));
    set([percent(clientX - box.left, box.width), percent(clientY - box.top, box.height)]);
  };
  return (
    <>
      <Button
        size="md"
        variant="default"
        className="self-start"
        aria-expanded={isOpen}
        aria-label={focusTexts.openFor(name)}
        onClick={() => setOpen(!isOpen)}
      >
        {focusTexts.open}
      </Button>
      {isOpen && (
        <Stack gap="sm" maw={320} pb="md">
          <Text size="sm">{focusTexts.why}</Text>
          <button type="button" tabIndex={-1} aria-hidden="true" className="relative block" onClick={point}>
            <img src={pictureSrc(storeId, picture.src)} alt="" className="block w-full" />
            <span
              className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_2px_var(--color-ink)]"
              style={{ left: `${left}%`, top: `${top}%` }}
            />
          </button>
          <Slider
            label={null}
            thumbLabel={focusTexts.left(name)}
            value={left}
            onChange={(value) => set([value, top])}
          />
          <Slider label={null} thumbLabel={focusTexts.top(name)} value={top} onChange={(value) => set([left, value])} />
        </Stack>
      )}
    </>
  );
}
