import { ContentAnchor } from "@/components/content/anchor";
import type { ContentLink } from "@/lib/domain/content/link";

type SectionHeadingProps = { heading: string; subHeading?: string; link?: ContentLink | null; linkText?: string };

export function SectionHeading({ heading, subHeading, link, linkText }: SectionHeadingProps) {
  if (!heading) return null;
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 lg:mb-9">
      <div>
        <h2 className="font-display text-display-2">{heading}</h2>
        {subHeading && <p className="mt-2 max-w-xl text-muted">{subHeading}</p>}
      </div>
      {link && linkText && (
        <ContentAnchor link={link} className="link-underline py-2 text-sm hover:text-accent">
          {linkText}
        </ContentAnchor>
      )}
    </div>
  );
}
