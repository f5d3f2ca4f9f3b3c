import type { SegmentItem } from "@/lib/domain/content/layout-segment";

/** Short promises to shoppers, such as "Free shipping", side by side. */
export function Highlights({ items }: { items: readonly SegmentItem[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 border-y border-line py-10 sm:grid-cols-2 lg:grid-cols-4">
      {items.map((item) => (
        <li key={item.heading}>
          <h3 className="font-medium">{item.heading}</h3>
          <p className="mt-1 text-sm text-muted">{item.subHeading || item.description}</p>
        </li>
      ))}
    </ul>
  );
}
