import type { ReactNode } from "react";
import { Icon } from "./icon";

type NoticeProps = { kind: "done" | "refused"; children: ReactNode };

/** The outcome of a form, shown above the form. If the form was refused, the notice can take the focus. */
export function Notice({ kind, children }: NoticeProps) {
  const isRefused = kind === "refused";
  return (
    <p
      role={isRefused ? "alert" : "status"}
      data-refusal={isRefused ? "" : undefined}
      tabIndex={isRefused ? -1 : undefined}
      className={`flex gap-3 border-s-2 bg-sand px-4 py-3 text-sm leading-relaxed outline-none ${isRefused ? "border-sale" : "border-ink"}`}
    >
      {!isRefused && <Icon name="check" className="mt-1 size-4 shrink-0" />}
      <span>{children}</span>
    </p>
  );
}
