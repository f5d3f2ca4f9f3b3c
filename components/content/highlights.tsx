import type { SegmentItem } from "@/lib/domain/content/layout-segment";

/** Short promises to shoppers, such as "Free shipping", side by side. */
export function Highlights({ items }: { items: readonly SegmentItem[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-5 border-b border-line py-6 md:gap-x-10 lg:grid-cols-4 lg:py-8">
      {items.map((item) => (
        <li key={item.heading}>
          <h2 className="text-sm font-medium md:text-[0.9375rem]">{item.heading}</h2>
          <p className="mt-1 text-[0.8125rem] leading-snug text-muted md:text-sm">
            {item.subHeading || item.description}
          </p>
        </li>
      ))}
    </ul>
  );
}
