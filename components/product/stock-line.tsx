"use client";
import { useEffect, useState } from "react";
import { fromMajor } from "@/lib/contracts/codec/decimal";
import { quantityText } from "@/lib/domain/product/unit";
import { useChosenVariant } from "./chosen-variant";
import { stockTexts } from "./texts";

type StockResponse = { stock: number | null; variants: { id: string; stock: number | null }[] };

/** The exact stock of the product; undefined until the request has succeeded. Does nothing if `productId` is null. */
function useStock(productId: string | null): StockResponse | undefined {
  const [stock, setStock] = useState<StockResponse>();
  useEffect(() => {
    if (!productId) return;
    const request = new AbortController();
    fetch(`/api/products/${productId}/stock`, { signal: request.signal })
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
 */
export function StockLine({ showsNumber }: { showsNumber: boolean }) {
  const { offer, variant } = useChosenVariant();
  const data = useStock(showsNumber ? offer.productId : null);
  const stock = (variant ?? offer).stock;
  const number = variant ? data?.variants.find(({ id }) => id === variant.id)?.stock : data?.stock;
  const left = number ? quantityText(fromMajor(number), offer.unit) : null;
  const isCounted = stock.quantity !== null;
  const text = {
    in_stock: isCounted && left ? stockTexts.inStockCounted(left) : stockTexts.inStock,
    low: left ? stockTexts.onlyLeft(left) : stockTexts.low,
    sold_out: stockTexts.soldOut(offer.variantTypes.map(({ name }) => name)),
  }[stock.state];
  return (
    <p className={`text-sm ${stock.state === "low" ? "text-sale" : "text-muted"}`} aria-live="polite">
      {text}
    </p>
  );
}
