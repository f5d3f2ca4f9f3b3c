import type { ReactNode } from "react";

type RadioCardProps = {
  name: string;
  value: string;
  isChosen: boolean;
  label: ReactNode;
  /** Shown at the end of the card's first line. */
  price?: ReactNode;
  note?: ReactNode;
};

/** A radio button as a card. A press anywhere on the card chooses it. */
export function RadioCard({ name, value, isChosen, label, price, note }: RadioCardProps) {
  return (
    <label className="flex cursor-pointer items-baseline gap-4 border border-line px-5 py-4 hover:border-ink has-checked:border-ink has-checked:bg-sand/60 has-focus-visible:outline-2 has-focus-visible:outline-offset-3">
      <input
        type="radio"
        name={name}
        value={value}
        required
        defaultChecked={isChosen}
        className="size-4 shrink-0 translate-y-0.5 accent-ink outline-none"
      />
      <span className="grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span>{label}</span>
          {price && <span>{price}</span>}
        </span>
        {note && <span className="mt-0.5 block text-[0.8125rem] text-muted">{note}</span>}
      </span>
    </label>
  );
}
