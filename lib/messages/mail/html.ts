import { isStored, renditionPath } from "@/lib/domain/media/picture";
import { picturePath } from "@/lib/domain/media/sources";
import { productPath } from "@/lib/domain/product/path";
import { escapeHtml } from "@/lib/domain/site/escape";
import type { StoreDetails } from "@/lib/domain/store/store";
import { imprintLines } from "./imprint";
import type { MailBlock, MailRow, MailText } from "./text";

const PAPER = "#fbf8f3";
const INK = "#23211f";
const MUTED = "#655f56";
const LINE = "#e3dccf";
const SAND = "#f1ebe0";
const SERIF = "Newsreader, 'Iowan Old Style', Georgia, 'Times New Roman', serif";
const SANS = "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/**
 * Colours for dark mode. Mail programs that do not know this rule keep the light colours or invert them. The button has
 * the text colour in dark mode, because the shop's accent colour may be too dark on a dark background.
 */
const DARK_MODE = `
  @media (prefers-color-scheme: dark) {
    .paper { background: #1b1a18 !important; }
    .ink, .ink a { color: #ece7de !important; }
    .muted, .muted a { color: #aaa398 !important; }
    .line { border-color: #3b3833 !important; }
    .sand { background: #272522 !important; border-color: #3b3833 !important; }
    .mark { background: #aaa398 !important; }
    .press { background: #ece7de !important; border-color: #ece7de !important; color: #1b1a18 !important; }
  }
  @media (max-width: 480px) {
    .sheet { padding: 28px 22px 32px !important; }
    .press { display: block !important; text-align: center !important; }
  }`;

/**
 * The e-mail as an HTML page that looks like the shop. Layout tables and inline styles are what all mail programs
 * display in the same way.
 */
export function mailHtml({ subject, preview, heading, blocks }: MailText, store: StoreDetails): string {
  const accent = store.seo.tileColor || INK;
  const [company = "", ...imprint] = imprintLines(store).map(escapeHtml);
  const name = escapeHtml(store.name);
  const origin = escapeHtml(store.origin);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeHtml(subject)}</title>
<style>${DARK_MODE}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${PAPER};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}${"&#8199;&#847; ".repeat(40)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${PAPER}">
<tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="sheet" style="padding:48px 32px 44px;text-align:left">
<p class="ink" style="margin:0;font:400 22px/1.2 ${SERIF};color:${INK}"><a href="${origin}" style="color:${INK};text-decoration:none">${name}</a></p>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:18px 0 40px"><tr><td class="mark" style="width:36px;height:2px;background:${accent};font-size:0;line-height:0">&nbsp;</td></tr></table>
<h1 class="ink" style="margin:0 0 20px;font:400 30px/1.18 ${SERIF};letter-spacing:-0.01em;color:${INK}">${escapeHtml(heading)}</h1>
${blocks.map((block) => htmlBlock(block, accent, store)).join("\n")}
<div class="line muted" style="margin:44px 0 0;padding:20px 0 0;border-top:1px solid ${LINE};font:400 13px/1.65 ${SANS};color:${MUTED}">
<strong style="font-weight:600">${company}</strong><br>
${[...imprint, `<a href="${origin}" style="color:${MUTED}">${origin.replace(/^https?:\/\//, "")}</a>`].join("<br>\n")}
</div>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function htmlBlock(block: MailBlock, accent: string, store: StoreDetails): string {
  switch (block.kind) {
    case "paragraph":
      return `<p class="ink" style="margin:0 0 16px;font:400 16px/1.6 ${SANS};color:${INK}">${escapeHtml(block.text)}</p>`;
    case "note":
      return `<p class="muted" style="margin:0 0 12px;font:400 14px/1.6 ${SANS};color:${MUTED}">${escapeHtml(block.text)}</p>`;
    case "code":
      return `<p class="sand ink" style="margin:28px 0;padding:22px 12px;background:${SAND};border:1px solid ${LINE};text-align:center;font:400 36px/1.1 ${SERIF};font-variant-numeric:lining-nums tabular-nums;letter-spacing:0.2em;text-indent:0.2em;color:${INK}">${escapeHtml(block.code)}</p>`;
    case "rows":
      return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0;border-bottom:1px solid ${LINE}">
${block.rows
  .map((row) =>
    htmlRow(
      row,
      block.rows.some(({ image }) => image),
      store,
    ),
  )
  .join("\n")}
</table>`;
    case "lines":
      return `<p class="ink" style="margin:24px 0;font:400 16px/1.6 ${SANS};color:${INK}"><strong style="font-weight:600">${escapeHtml(block.heading)}</strong><br>
${block.lines.map(escapeHtml).join("<br>\n")}</p>`;
    case "button": {
      const link = escapeHtml(block.link);
      const button = `<p style="margin:28px 0"><a href="${link}" class="press" style="display:inline-block;padding:14px 30px;background:${accent};border:1px solid ${accent};font:500 16px/1.3 ${SANS};color:${readableOn(accent)};text-decoration:none">${escapeHtml(block.text)}</a></p>`;
      if (!block.showsLink) return button;
      return `${button}
<p class="muted" style="margin:-12px 0 24px;font:400 13px/1.6 ${SANS};color:${MUTED};word-break:break-all">${link}</p>`;
    }
  }
}

/**
 * One row of the table of items or totals. A line above it separates it from the row before. If other rows of the table
 * have a picture, its place stays empty in those without.
 */
function htmlRow(row: MailRow, hasPictures: boolean, store: StoreDetails): string {
  const { label, detail, amount, isTotal } = row;
  const cell = `border-top:1px solid ${LINE};vertical-align:top;font:${isTotal ? 600 : 400} 16px/1.5 ${SANS};color:${INK}`;
  const small = detail
    ? `<br><span class="muted" style="font:400 14px/1.5 ${SANS};color:${MUTED}">${escapeHtml(detail)}</span>`
    : "";
  const name = row.slug
    ? `<a href="${escapeHtml(`${store.origin}${productPath(row.slug)}`)}" style="color:${INK};text-decoration:none">${escapeHtml(label)}</a>`
    : escapeHtml(label);
  const picture = hasPictures
    ? `<td class="line" width="${PICTURE.width}" style="padding:12px 14px 12px 0;${cell};width:${PICTURE.width}px">${htmlPicture(row, store)}</td>`
    : "";
  return `<tr>${picture}<td class="ink line" style="padding:10px 12px 10px 0;${cell};text-align:left">${name}${small}</td><td class="ink line" style="padding:10px 0;${cell};text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums">${escapeHtml(amount)}</td></tr>`;
}

const PICTURE = { width: 56, height: 66 };

/** The small picture of a row. Mail programs that show none write its name in its place, in small print. */
function htmlPicture({ image, label }: MailRow, store: StoreDetails): string {
  if (!image) return "";
  const src = isStored(image) ? `${store.origin}${picturePath(store.id, renditionPath(image, "s", "webp"))}` : image;
  if (!/^https?:\/\//i.test(src)) return "";
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(label)}" width="${PICTURE.width}" height="${PICTURE.height}" style="display:block;width:${PICTURE.width}px;height:${PICTURE.height}px;object-fit:cover;background:${SAND};font:400 11px/1.2 ${SANS};color:${MUTED}">`;
}

/**
 * The text colour for the background `colour` (`#rrggbb`): white or `INK` (almost black), whichever has more contrast.
 */
function readableOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  // White (1) and `INK` (0.0153) have the same contrast to a background of luminance 0.212: 1.05 / (0.212 + 0.05) =
  // (0.212 + 0.05) / (0.0153 + 0.05).
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.212 ? INK : "#ffffff";
}
