import type { ReactNode } from "react";

type EmptyStateProps = { heading: string; text: string; children?: ReactNode; headingLevel?: "h1" | "h2" };

/** Shown in place of an empty list: a heading, a text, and links to continue with as `children`. */
export function EmptyState({ heading, text, children, headingLevel: Heading = "h1" }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-gutter py-24 text-center lg:py-32">
      <Heading className="font-display text-display-2">{heading}</Heading>
      <p className="mt-4 text-muted">{text}</p>
      {children && <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
