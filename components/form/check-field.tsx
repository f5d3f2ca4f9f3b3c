import type { InputHTMLAttributes } from "react";

type CheckFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "type"> & { label: string };

export function CheckField({ label, ...input }: CheckFieldProps) {
  return (
    <label className="flex w-fit items-center gap-3 py-1.5">
      <input type="checkbox" {...input} className="size-5 shrink-0 accent-ink" />
      {label}
    </label>
  );
}
