import type { ReactNode } from "react";
import { Icon } from "./icon";

type AccordionProps = { title: string; isOpen?: boolean; children: ReactNode };

/** A heading that shows and hides its content. It works without script. */
export function Accordion({ title, isOpen, children }: AccordionProps) {
  return (
    <details open={isOpen} className="group border-t border-line last:border-b">
      <summary className="flex items-center justify-between gap-4 py-4 text-[0.9375rem] font-medium">
        {title}
        <Icon name="plus" className="size-4 shrink-0 transition-transform duration-300 group-open:rotate-45" />
      </summary>
      <div className="pb-5 text-muted">{children}</div>
    </details>
  );
}
