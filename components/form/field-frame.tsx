import type { ReactNode } from "react";
import { fieldTexts } from "./texts";

/** The classes of an input. Its text is 16 px, because phones zoom into fields with smaller text. */
export const INPUT_CLASS =
  "h-12 w-full min-w-0 border border-muted bg-transparent px-4 text-base focus:border-ink aria-invalid:border-sale";

type FieldFrameProps = {
  id: string;
  label: string;
  isOptional?: boolean;
  /** A note on how to fill in the field. An error replaces it. */
  hint?: ReactNode;
  /** What is wrong with the value, as a sentence. */
  error?: string | null;
  className?: string;
  children: ReactNode;
};

/**
 * A form field with its label. The space below it always has room for one line of hint or error, so that a message
 * moves nothing.
 */
export function FieldFrame({ id, label, isOptional, hint, error, className = "", children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-sm font-medium">
        {label}
        {isOptional && <span className="font-normal text-muted">{fieldTexts.optional}</span>}
      </label>
      <div className="mt-2">{children}</div>
      <p
        id={`${id}-note`}
        className={`min-h-6 pt-1 text-[0.8125rem] leading-5 ${error ? "text-sale" : "text-muted"} ${hint ? "pb-3" : ""}`}
      >
        {error ?? hint}
      </p>
    </div>
  );
}

/** The attributes that connect an input with its label and with the hint or error below it. */
export function fieldAria(id: string, error: string | null | undefined) {
  return { id, "aria-describedby": `${id}-note`, "aria-invalid": error ? true : undefined } as const;
}
