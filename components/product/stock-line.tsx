"use client";
import { useEffect, useState } from "react";
import { fromMajor } from "@/lib/contracts/codec/decimal";
import { quantityText } from "@/lib/domain/product/unit";
import { withBasePath } from "@/lib/domain/site/base-path";
import { useChosenVariant } from "./chosen-variant";
import { stockTexts } from "./texts";

type StockResponse = { stock: number | null; variants: { id: string; stock: number | null }[] };

/** The exact stock of the product; undefined until the request has succeeded. Does nothing if `productId` is null. */
function useStock(productId: string | null): StockResponse | undefined {
  const [stock, setStock] = useState<StockResponse>();
  useEffect(() => {
    if (!productId) return;
    const request = new AbortController();
    fetch(withBasePath(`/api/products/${productId}/stock`), { signal: request.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setStock)
      .catch((error) => {
        if (!request.signal.aborted) console.warn("Could not fetch the stock level", error);
      });
    return () => request.abort();
  }, [productId]);
  return stock;
}

/**
 * Says whether the product is in stock. This state (in stock, low, sold out) is part of the page, which is rendered
 * again when the state changes. The exact number is fetched by the browser instead, because it changes with every sale.
 * `showsNumber` is true if the number is shown however much is left; otherwise it is shown only while the stock is low.
 */
export function StockLine({ showsNumber }: { showsNumber: boolean }) {
  const { offer, variant } = useChosenVariant();
  const { state } = (variant ?? offer).stock;
  const data = useStock(showsNumber || state === "low" ? offer.productId : null);
  const number = variant ? data?.variants.find(({ id }) => id === variant.id)?.stock : data?.stock;
  const left = number ? quantityText(fromMajor(number), offer.unit) : null;
  const text = {
    in_stock: showsNumber && left ? stockTexts.inStockCounted(left) : stockTexts.inStock,
    low: left ? stockTexts.onlyLeft(left) : stockTexts.low,
    sold_out: stockTexts.soldOut(offer.variantTypes.map(({ name }) => name)),
  }[state];
  return (
    <p className={`text-sm ${state === "low" ? "text-sale" : "text-muted"}`} aria-live="polite">
      {text}
    </p>
  );
}
