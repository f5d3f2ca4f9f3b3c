import { PictureImage } from "@/components/media/picture-image";
import { LongDate } from "@/components/ui/long-date";
import { ShopLink } from "@/components/ui/shop-link";
import type { BlogCard } from "@/lib/domain/content/content";
import { blogPostPath } from "@/lib/domain/content/path";

type BlogCardsProps = { storeId: string; timeZone: string; posts: readonly BlogCard[]; headingLevel?: "h2" | "h3" };

export function BlogCards({ storeId, timeZone, posts, headingLevel: Heading = "h3" }: BlogCardsProps) {
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post.id} className="group relative">
          {post.picture && (
            <div className="picture-box aspect-[3/2] overflow-hidden bg-sand">
              <PictureImage
                storeId={storeId}
                picture={post.picture}
                sizes="(width >= 62rem) 31vw, (width >= 40rem) 46vw, 92vw"
                isDecorative
                className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.02]"
              />
            </div>
          )}
          <p className="mt-4 text-[0.8125rem] text-muted">
            <LongDate date={post.publishedAt} timeZone={timeZone} />
          </p>
          <Heading className="mt-1 font-display text-display-3">
            <ShopLink href={blogPostPath(post.slug)} className="after:absolute after:inset-0 group-hover:text-accent">
              {post.title}
            </ShopLink>
          </Heading>
          <p className="mt-2 text-sm text-muted">{post.summary}</p>
        </li>
      ))}
    </ul>
  );
}
