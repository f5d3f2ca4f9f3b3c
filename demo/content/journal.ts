import { CRAFT_POSTS } from "./journal-craft";
import { SHOP_POSTS } from "./journal-shop";
import type { DemoPost } from "./post";

export const JOURNAL: readonly DemoPost[] = [...CRAFT_POSTS, ...SHOP_POSTS];
