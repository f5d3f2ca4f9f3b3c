import type { SegmentItem } from "@/lib/domain/content/layout-segment";

/** Customers' quotes, with their names and what they bought. */
export function Testimonials({ items }: { items: readonly SegmentItem[] }) {
  return (
    <ul className="grid gap-x-14 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
      {items.map((item) => (
        <li key={item.heading}>
          <figure>
            <blockquote className="font-display text-display-3">“{item.description}”</blockquote>
            <figcaption className="mt-4 text-sm text-muted">
              {item.heading}
              {item.subHeading && `, ${item.subHeading}`}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
