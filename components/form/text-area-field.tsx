import { type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import { FieldFrame, fieldAria } from "./field-frame";

type TextAreaFieldProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "className"> & {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | null;
};

/** A field for several lines of text. */
export function TextAreaField({ label, hint, error, rows = 5, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={!area.required}>
      <textarea
        rows={rows}
        {...area}
        {...fieldAria(id, error)}
        className="block w-full border border-muted bg-transparent px-4 py-3 text-base focus:border-ink aria-invalid:border-sale"
      />
    </FieldFrame>
  );
}
