import { anchorMarkup } from "@/components/content/anchor-markup";
import type { MenuEntry } from "@/lib/domain/content/content";
import { hasRenditions, renditionPath } from "@/lib/domain/media/picture";
import { pictureSrc } from "@/lib/domain/media/sources";
import { type Markup, markup } from "@/lib/domain/site/markup";

/** The panel with an entry's links and pictures; nothing if the entry has no links of its own. */
export function megaPanelMarkup(storeId: string, { columns, pictures }: MenuEntry): Markup {
  if (columns.length === 0) return markup``;
  return markup`<div class="mega-panel"><div class="mega-columns">${columns.map(columnMarkup)}<ul class="mega-pictures">${pictures.map(
    (item) => pictureItemMarkup(storeId, item),
  )}</ul></div></div>`;
}

function columnMarkup({ name, link, links }: MenuEntry["columns"][number]): Markup {
  const items = links.map((item) => markup`<li>${anchorMarkup(item.link, "", item.name)}</li>`);
  return markup`<div>${anchorMarkup(link, "mega-title", name)}<ul>${items}</ul></div>`;
}

/** The picture is 208 px wide on every screen, so the smallest rendition is enough. */
function pictureItemMarkup(storeId: string, { link, picture, ...texts }: MenuEntry["pictures"][number]): Markup {
  const { heading, subHeading, buttonText } = texts;
  const src = hasRenditions(picture.src) ? renditionPath(picture.src, "s") : picture.src;
  const image = markup`<img src="${pictureSrc(storeId, src)}" width="${picture.width}" height="${picture.height}" alt="" loading="lazy">`;
  const line = subHeading && markup`<small>${subHeading}</small>`;
  const button = link && buttonText && markup`<b>${buttonText}</b>`;
  return markup`<li>${anchorMarkup(link, "", markup`${image}<span>${heading}</span>${line}${button}`)}</li>`;
}
