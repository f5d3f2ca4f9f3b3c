import type { DemoPost } from "./demo-post";
import { CRAFT_POSTS } from "./journal-craft";
import { SHOP_POSTS } from "./journal-shop";

export const JOURNAL: readonly DemoPost[] = [...CRAFT_POSTS, ...SHOP_POSTS];
