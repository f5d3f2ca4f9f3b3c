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
 * One line of text. Whatever is not needed says so; where a field may be out of sight it is needed by `aria-required`,
 * because a browser sends no form whose hidden field is empty.
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
