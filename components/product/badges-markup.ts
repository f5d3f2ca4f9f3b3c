import { type Markup, markup } from "@/lib/domain/site/markup";
import type { ApplicationSetting } from "@/lib/domain/store/store";

const CORNERS: Record<ApplicationSetting["tagPosition"], string> = {
  t_l: "top-2.5 start-2.5 items-start",
  t_r: "top-2.5 end-2.5 items-end",
  b_l: "bottom-2.5 start-2.5 items-start",
  b_r: "bottom-2.5 end-2.5 items-end",
};

/** The badges on the picture of a product: "sold out", "new", "on sale", and those the owner has added. */
export function badgesMarkup(badges: readonly string[], position: ApplicationSetting["tagPosition"]): Markup {
  if (badges.length === 0) return markup``;
  const items = badges
    .slice(0, 2)
    .map((badge) => markup`<li class="bg-paper px-2.5 py-1 text-xs leading-tight">${badge}</li>`);
  return markup`<ul class="pointer-events-none absolute flex flex-col gap-1.5 ${CORNERS[position]}">${items}</ul>`;
}
