import type { ReactNode } from "react";

/** The look of what is typed into; 16 px, because phones zoom into anything smaller. */
export const INPUT_CLASS =
  "h-12 w-full min-w-0 border border-muted bg-transparent px-4 text-base focus:border-ink aria-invalid:border-sale";

type FieldFrameProps = {
  id: string;
  label: string;
  isOptional?: boolean;
  /** What helps to fill it in; it gives way to what is wrong. */
  hint?: ReactNode;
  /** What is wrong with it, as a sentence. */
  error?: string | null;
  className?: string;
  children: ReactNode;
};

/** Label above, the field, and below it a line for what there is to say: one line of it moves nothing. */
export function FieldFrame({ id, label, isOptional, hint, error, className = "", children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-sm font-medium">
        {label}
        {isOptional && <span className="font-normal text-muted">optional</span>}
      </label>
      <div className="mt-2">{children}</div>
      <p
        id={`${id}-note`}
        className={`mt-1 min-h-7 pb-2 text-[0.8125rem] leading-5 ${error ? "text-sale" : "text-muted"}`}
      >
        {error ?? hint}
      </p>
    </div>
  );
}

/** What ties a field to its frame. */
export function fieldAria(id: string, error: string | null | undefined) {
  return { id, "aria-describedby": `${id}-note`, "aria-invalid": error ? true : undefined } as const;
}
