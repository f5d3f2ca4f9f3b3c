import { NextResponse } from "next/server";
import type { AddressFault } from "@/lib/domain/site/address-fault";
import { withBasePath } from "@/lib/domain/site/base-path";

const TEXTS: Record<AddressFault | 503, string> = {
  400: "This address is not valid.",
  405: "This address only accepts GET requests.",
  414: "This address is too long.",
  503: "The shop is not available right now and nothing was saved. Go back and try again in a moment.",
};

/**
 * A plain page for cases in which the shop's pages cannot be rendered: the URL or method is refused, or a form could
 * not be saved.
 */
export function refusalPage(status: AddressFault | 503): NextResponse {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${TEXTS[status]}</title><p>${TEXTS[status]} <a href="${withBasePath("/")}">To the shop</a></p></html>`;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  };
  return new NextResponse(html, { status, headers: status === 405 ? { ...headers, Allow: "GET, HEAD" } : headers });
}
