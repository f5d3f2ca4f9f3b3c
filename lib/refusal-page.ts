import { NextResponse } from "next/server";
import type { AddressFault } from "@/lib/domain/address-fault";

const TEXTS: Record<AddressFault, string> = {
  400: "This address cannot be read.",
  405: "Pages can only be read.",
  414: "This address is too long.",
};

/** What a browser is shown when an address is refused before any page could be looked up. */
export function refusalPage(status: AddressFault): NextResponse {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${TEXTS[status]}</title><p>${TEXTS[status]} <a href="/">To the shop</a></p></html>`;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  };
  return new NextResponse(html, { status, headers: status === 405 ? { ...headers, Allow: "GET, HEAD" } : headers });
}
