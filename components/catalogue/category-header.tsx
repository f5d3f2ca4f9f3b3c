import { HtmlContent } from "@/components/content/html";
import { PictureImage } from "@/components/media/picture-image";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import type { Picture } from "@/lib/domain/media/picture";
import { categoryTexts } from "./texts";

type CategoryHeaderProps = {
  storeId: string;
  crumbs: readonly Crumb[];
  heading: string;
  intro: string;
  headerContent: string;
  picture: Picture | null;
};

/** The top of a product list: banner, name, intro and the long text, which is collapsed. */
export function CategoryHeader({ storeId, crumbs, heading, intro, headerContent, picture }: CategoryHeaderProps) {
  return (
    <header className="pt-5">
      <div className="px-gutter">
        <Breadcrumb crumbs={crumbs} />
      </div>
      {picture && (
        <div className="mt-4 h-40 overflow-hidden bg-sand md:h-56 lg:h-72">
          <PictureImage
            storeId={storeId}
            picture={picture}
            sizes="100vw"
            isPriority
            hasPreview
            isDecorative
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="px-gutter pt-8 pb-7 lg:pb-9">
        <h1 className="font-display text-display-1">{heading}</h1>
        {intro && <p className="mt-3 max-w-2xl text-base text-muted">{intro}</p>}
        {headerContent && (
          <details className="group mt-3 max-w-2xl">
            <summary className="link-underline inline-block py-1 text-sm group-open:hidden">
              {categoryTexts.readMore}
            </summary>
            <HtmlContent html={headerContent} className="prose text-muted" />
          </details>
        )}
      </div>
    </header>
  );
}
