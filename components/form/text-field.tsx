import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { FieldFrame, fieldAria, INPUT_CLASS } from "./field-frame";

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className"> & {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | null;
  className?: string;
};

/**
 * A field for one line of text, marked "optional" unless it is required. If the field may be hidden, use
 * `aria-required` instead of `required`: browsers refuse to submit a form whose hidden required field is empty.
 */
export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      isOptional={!input.required && !input["aria-required"]}
      className={className}
    >
      <input type="text" {...input} {...fieldAria(id, error)} className={INPUT_CLASS} />
    </FieldFrame>
  );
}
