/** The list of blog posts. */
export const BLOG_PATH = "/blogs";

export const blogPostPath = (slug: string) => `${BLOG_PATH}/${encodeURIComponent(slug)}`;
