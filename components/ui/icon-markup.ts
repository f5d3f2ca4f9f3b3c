import { type Markup, markup } from "@/lib/domain/site/markup";
import { ICON_PATHS, type IconName } from "./icon-paths";

/** A line icon, as `Icon` renders it. */
export function iconMarkup(name: IconName, className = "size-5"): Markup {
  return markup`<svg viewBox="0 0 24 24" aria-hidden="true" class="icon ${className}"><path d="${ICON_PATHS[name]}"></path></svg>`;
}
