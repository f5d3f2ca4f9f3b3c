import { type Markup, markup } from "@/lib/domain/site/markup";
import type { ApplicationSetting } from "@/lib/domain/store/store";

const CORNERS: Record<ApplicationSetting["tagPosition"], string> = {
  t_l: "",
  t_r: " at-end",
  b_l: " at-bottom",
  b_r: " at-bottom at-end",
};

/** The badges on the picture of a product: "sold out", "new", "on sale", and those the owner has added. */
export function badgesMarkup(badges: readonly string[], position: ApplicationSetting["tagPosition"]): Markup {
  if (badges.length === 0) return markup``;
  const items = badges.slice(0, 2).map((badge) => markup`<li>${badge}</li>`);
  return markup`<ul class="badges${CORNERS[position]}">${items}</ul>`;
}
