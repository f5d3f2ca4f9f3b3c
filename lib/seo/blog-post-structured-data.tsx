import type { BlogPost } from "@/lib/domain/content/content";
import { blogPostPath } from "@/lib/domain/content/path";
import type { StoreDetails } from "@/lib/domain/store/store";
import { absoluteUrl, pictureUrl } from "./absolute-url";
import { DESCRIPTION_LENGTH } from "./page-metadata";
import { plainText } from "./plain-text";
import { storeReference } from "./store-structured-data";
import { type SchemaObject, StructuredData } from "./structured-data";

function blogPostData(store: StoreDetails, post: BlogPost): SchemaObject {
  const url = absoluteUrl(store, blogPostPath(post.slug));
  return {
    "@type": "BlogPosting",
    "@id": url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.seo.metaDescription || plainText(post.summary || post.content, DESCRIPTION_LENGTH),
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.modifiedAt.toISOString(),
    author: post.author ? { "@type": "Person", name: post.author } : storeReference(store),
    publisher: storeReference(store),
    ...(post.picture && { image: pictureUrl(store, post.picture) }),
  };
}

export function BlogPostStructuredData({ store, post }: { store: StoreDetails; post: BlogPost }) {
  return <StructuredData objects={[blogPostData(store, post)]} />;
}
