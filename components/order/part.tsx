import type { ReactNode } from "react";

/** A section of an order's page, with its heading. */
export function OrderPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8 first:border-t-0 first:pt-0">
      <h2 className="mb-5 font-display text-2xl">{heading}</h2>
      {children}
    </section>
  );
}
