import { Breadcrumb } from "@/components/ui/breadcrumb";
import { LongDate } from "@/components/ui/long-date";
import type { ContentPage } from "@/lib/domain/content/content";
import { HtmlContent } from "./html";
import { breadcrumbTexts, contentPageTexts } from "./texts";

/** A content page: a policy, "about us", or any other page that the owner has written. */
export function TextPage({ page, path, timeZone }: { page: ContentPage; path: string; timeZone: string }) {
  return (
    <article className="px-gutter pt-6">
      <Breadcrumb
        crumbs={[
          { name: breadcrumbTexts.home, href: "/" },
          { name: page.title, href: path },
        ]}
      />
      <div className="mx-auto max-w-2xl pt-10">
        <h1 className="font-display text-display-2">{page.title}</h1>
        <HtmlContent html={page.content} className="prose mt-8" />
        {page.kind === "policy" && (
          <p className="mt-10 text-[0.8125rem] text-muted">
            {contentPageTexts.lastChanged} <LongDate date={page.modifiedAt} timeZone={timeZone} />
          </p>
        )}
      </div>
    </article>
  );
}
