import { PictureImage } from "@/components/media/picture-image";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { LongDate } from "@/components/ui/long-date";
import type { BlogPost } from "@/lib/domain/content/content";
import { BLOG_PATH, blogPostPath } from "@/lib/domain/content/path";
import { HtmlContent } from "./html";
import { blogArticleTexts, breadcrumbTexts } from "./texts";

type BlogArticleProps = { storeId: string; timeZone: string; post: BlogPost };

export function BlogArticle({ storeId, timeZone, post }: BlogArticleProps) {
  const crumbs = [
    { name: breadcrumbTexts.home, href: "/" },
    { name: breadcrumbTexts.journal, href: BLOG_PATH },
    { name: post.title, href: blogPostPath(post.slug) },
  ];
  return (
    <article className="px-gutter pt-6">
      <Breadcrumb crumbs={crumbs} />
      <header className="mx-auto max-w-3xl pt-10 text-center">
        <p className="text-[0.8125rem] text-muted">
          <LongDate date={post.publishedAt} timeZone={timeZone} />
          {post.author && blogArticleTexts.by(post.author)}
        </p>
        <h1 className="mt-3 font-display text-display-1">{post.title}</h1>
        {post.summary && <p className="mx-auto mt-5 max-w-xl text-base text-muted">{post.summary}</p>}
      </header>
      {post.picture && (
        <PictureImage
          storeId={storeId}
          picture={post.picture}
          sizes="(width >= 62rem) 60rem, 92vw"
          isPriority
          className="mx-auto mt-10 aspect-[3/2] w-full max-w-5xl object-cover"
        />
      )}
      <HtmlContent html={post.content} className="prose mx-auto mt-10 text-base" />
    </article>
  );
}
