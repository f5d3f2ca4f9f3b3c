import type { ReactNode } from "react";

/** A section of an account page: the heading, and the content beside it. */
export function ProfilePart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-t border-line py-8 md:grid-cols-[10rem_minmax(0,26rem)]">
      <h2 className="font-medium">{heading}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
