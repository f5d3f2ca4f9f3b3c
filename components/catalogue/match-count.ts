import { callApi } from "@/lib/browser/call-api";
import type { ProductListWire } from "@/lib/contracts/catalogue/product-list";
import { listOfPath } from "@/lib/domain/catalogue/special-lists";
import { filterTexts } from "./texts";

let latest = 0;

/**
 * Makes the button of the drawer say how many products the ticked filters match. `address` is that of the list with
 * these filters. If the number cannot be had, the button keeps its plain text.
 */
export async function showMatchCount(form: HTMLFormElement, path: string, address: string): Promise<void> {
  const button = form.querySelector("button[type=submit]");
  const list = listOfPath(path);
  if (!button || !list) return;
  latest += 1;
  const asked = latest;
  const [, query = ""] = address.split("?");
  const found = await callApi<ProductListWire>(`/api/products?${new URLSearchParams(list)}&${query}&limit=1`);
  // Another change has come meanwhile.
  if (asked !== latest) return;
  button.textContent = found.ok ? filterTexts.showCount(found.value.total) : filterTexts.show;
}
