/** Limits of specification §9. */
export const BLOG_COUNT = 10;

export const BLOGS_PER_PAGE = 12;
