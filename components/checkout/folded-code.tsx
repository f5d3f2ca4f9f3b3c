import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type FoldedCodeProps = { title: string; isOpen: boolean; children: ReactNode };

/** Collapses the form for a code, because most shoppers have none. It is open while a code is in use. */
export function FoldedCode({ title, isOpen, children }: FoldedCodeProps) {
  return (
    <details open={isOpen} className="group border-b border-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2 text-sm">
        {title}
        <Icon name="plus" className="size-4 shrink-0 transition-transform duration-200 group-open:rotate-45" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
