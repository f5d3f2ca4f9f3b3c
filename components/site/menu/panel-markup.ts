import { anchorMarkup } from "@/components/content/anchor-markup";
import { pictureMarkup } from "@/components/media/picture-markup";
import type { MenuEntry } from "@/lib/domain/content/content";
import { type Markup, markup } from "@/lib/domain/site/markup";

/** The inside of the panel with an entry's links and pictures. */
export function megaPanelMarkup(storeId: string, { columns, pictures }: MenuEntry): Markup {
  return markup`<div class="lg:flex lg:gap-14">${columns.map(columnMarkup)}<ul class="ms-auto hidden gap-6 lg:flex">${pictures.map(
    (item) => pictureItemMarkup(storeId, item),
  )}</ul></div>`;
}

function columnMarkup({ name, link, links }: MenuEntry["columns"][number]): Markup {
  const items = links.map(
    (item) =>
      markup`<li>${anchorMarkup(item.link, "block py-1.5 text-[0.9375rem] hover:text-accent lg:py-1", item.name)}</li>`,
  );
  return markup`<div class="mt-2 lg:mt-0 lg:min-w-36">${anchorMarkup(
    link,
    "mb-1 block pt-1 text-[0.8125rem] text-muted lg:mb-2",
    name,
  )}<ul class="grid grid-cols-2 gap-x-4 lg:grid-cols-1">${items}</ul></div>`;
}

function pictureItemMarkup(storeId: string, { link, picture, heading }: MenuEntry["pictures"][number]): Markup {
  const image = pictureMarkup({
    storeId,
    picture,
    sizes: "208px",
    className: "aspect-[5/4] w-full object-cover",
    loading: "lazy",
    isDecorative: true,
  });
  return markup`<li class="w-52">${anchorMarkup(link, "block", markup`${image}<span class="mt-2 block text-sm">${heading}</span>`)}</li>`;
}
