import type { ReactNode } from "react";

type AccordionProps = { title: string; isOpen?: boolean; children: ReactNode };

/** A heading that shows and hides its content. It works without script. */
export function Accordion({ title, isOpen, children }: AccordionProps) {
  return (
    <details open={isOpen} className="accordion">
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}
