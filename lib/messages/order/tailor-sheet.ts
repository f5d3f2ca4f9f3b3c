import { pictureSrc } from "@/lib/domain/media/sources";
import type { TailorPage } from "@/lib/domain/order/tailor-sheet";
import { escapeHtml } from "@/lib/domain/site/escape";
import { formatDate } from "@/lib/domain/store/format-date";
import type { StoreDetails } from "@/lib/domain/store/store";

/** Large enough to read from a metre away, beside a sewing machine. One item fills one page of A4. */
const STYLE = `
  @page { size: A4; margin: 14mm; }
  * { box-sizing: border-box; }
  body { margin: 0; font: 16px/1.35 system-ui, sans-serif; color: #111; }
  section { break-after: page; break-inside: avoid; padding: 16px; }
  section:last-child { break-after: auto; }
  header { display: flex; justify-content: space-between; gap: 24px; border-bottom: 2px solid #111; padding-bottom: 8px; }
  h1 { margin: 0; font-size: 26px; }
  h2 { margin: 20px 0 4px; font-size: 18px; }
  p { margin: 4px 0; }
  .order { font-size: 18px; text-align: right; }
  .quantity { font-size: 24px; font-weight: 700; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 4px 8px; border-bottom: 1px solid #999; text-align: left; font-weight: 400; }
  td { width: 22%; text-align: right; font-variant-numeric: tabular-nums; }
  td.measured { font-size: 28px; font-weight: 700; }
  td.converted { font-size: 20px; color: #444; }
  ul { display: flex; flex-wrap: wrap; gap: 12px; margin: 4px 0; padding: 0; list-style: none; }
  li { border: 1px solid #999; padding: 8px; }
  li b { display: block; font-size: 20px; }
  li img { display: block; width: 120px; height: 120px; object-fit: contain; }
  .sent { max-width: 100%; max-height: 160mm; }
  dd { margin: 0 0 8px; font-size: 20px; white-space: pre-wrap; }`;

/** The shopper's own pictures by id, in webp. They are part of the sheet, because nobody else can open their links. */
export type SentPictures = ReadonlyMap<string, Uint8Array>;

/** The tailor's sheet of an order as an HTML page to print: one page per item. */
export function tailorSheetHtml(pages: readonly TailorPage[], store: StoreDetails, pictures: SentPictures): string {
  const title = escapeHtml(`${pages[0]?.orderNumber ?? ""} · ${store.name}`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}
</style>
</head>
<body>
${pages.map((page) => section(page, store, pictures)).join("\n")}
</body>
</html>
`;
}

function section(page: TailorPage, store: StoreDetails, pictures: SentPictures): string {
  const { orderNumber, placedAt, product, sku, quantity, extraCloth, work, profile } = page;
  return `<section>
<header>
<div><h1>${escapeHtml(work)}</h1><p>${escapeHtml([product, sku].filter(Boolean).join(" · "))}</p></div>
<div class="order"><p><b>${escapeHtml(orderNumber)}</b></p><p>${escapeHtml(formatDate(placedAt, store.timeZone))}</p></div>
</header>
<p class="quantity">${escapeHtml(quantity)}</p>
${extraCloth && `<p>${escapeHtml(extraCloth)}</p>`}
${profile && `<p>For: <b>${escapeHtml(profile)}</b></p>`}
${page.measurementSets.map(table).join("\n")}
${choices(page, store)}
${notes(page)}
${sentPictures(page, pictures)}
</section>`;
}

function sentPictures({ files }: TailorPage, pictures: SentPictures): string {
  const shown = files.map(({ name, id }) => {
    const bytes = pictures.get(id);
    const picture = bytes
      ? `<img class="sent" src="data:image/webp;base64,${Buffer.from(bytes).toString("base64")}" alt="">`
      : "<p>This picture is no longer kept.</p>";
    return `<h2>${escapeHtml(name)}</h2>\n${picture}`;
  });
  return shown.join("\n");
}

function table({ name, rows }: TailorPage["measurementSets"][number]): string {
  const lines = rows.map(
    (row) =>
      `<tr><th scope="row">${escapeHtml(row.name)}</th><td class="measured">${escapeHtml(row.measured)}</td><td class="converted">${escapeHtml(row.converted)}</td></tr>`,
  );
  return `<h2>${escapeHtml(name)}</h2>\n<table>${lines.join("\n")}</table>`;
}

function choices({ choices: chosen }: TailorPage, { id, origin }: StoreDetails): string {
  if (chosen.length === 0) return "";
  const items = chosen.map(({ group, name, picture }) => {
    const source = picture && new URL(pictureSrc(id, picture.src), origin).href;
    const drawing = source ? `<img src="${escapeHtml(source)}" alt="">` : "";
    return `<li>${drawing}${escapeHtml(group)}<b>${escapeHtml(name)}</b></li>`;
  });
  return `<h2>Style</h2>\n<ul>${items.join("\n")}</ul>`;
}

function notes({ notes: written }: TailorPage): string {
  if (written.length === 0) return "";
  const items = written.map(({ name, value }) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<h2>Notes</h2>\n<dl>${items.join("\n")}</dl>`;
}
