import { NextResponse } from "next/server";
import type { AddressFault } from "@/lib/domain/site/address-fault";

const TEXTS: Record<AddressFault | 503, string> = {
  400: "This address cannot be read.",
  405: "Pages can only be read.",
  414: "This address is too long.",
  503: "The shop cannot be reached for a moment. Nothing was changed: go back and try again.",
};

/** What a browser is shown when there is no page to show: an address is refused, or a form was sent in vain. */
export function refusalPage(status: AddressFault | 503): NextResponse {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${TEXTS[status]}</title><p>${TEXTS[status]} <a href="/">To the shop</a></p></html>`;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  };
  return new NextResponse(html, { status, headers: status === 405 ? { ...headers, Allow: "GET, HEAD" } : headers });
}
