import { type ReactNode, type SelectHTMLAttributes, useId } from "react";
import { Icon } from "@/components/ui/icon";
import { FieldFrame, fieldAria, INPUT_CLASS } from "./field-frame";

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "className"> & {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | null;
  className?: string;
};

export function SelectField({ label, hint, error, className, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <select {...select} {...fieldAria(id, error)} className={`${INPUT_CLASS} appearance-none truncate pe-10`} />
        <Icon name="chevron-down" className="pointer-events-none absolute end-3.5 top-4 size-4" />
      </div>
    </FieldFrame>
  );
}
