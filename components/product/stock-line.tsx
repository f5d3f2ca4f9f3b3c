"use client";
import { useEffect, useState } from "react";
import { useChosenVariant } from "./chosen-variant";
import { quantityText } from "./unit-text";

type StockAnswer = { stock: number | null; variants: { id: string; stock: number | null }[] };

/** The number of pieces or metres, once it is known; nothing is shown in its place when nobody answers. */
function useStock(productId: string | null): StockAnswer | undefined {
  const [stock, setStock] = useState<StockAnswer>();
  useEffect(() => {
    if (!productId) return;
    const request = new AbortController();
    fetch(`/api/products/${productId}/stock`, { signal: request.signal })
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .then(setStock)
      .catch((error) => {
        if (!request.signal.aborted) console.warn("The stock could not be asked for", error);
      });
    return () => request.abort();
  }, [productId]);
  return stock;
}

/**
 * Whether it can be had. The state comes with the page and is true, since the page is made anew when it changes; the
 * number is asked for, because it changes with every sale.
 */
export function StockLine({ showsNumber }: { showsNumber: boolean }) {
  const { offer, variant } = useChosenVariant();
  const data = useStock(showsNumber ? offer.productId : null);
  const stock = (variant ?? offer).stock;
  const left = variant ? data?.variants.find(({ id }) => id === variant.id)?.stock : data?.stock;
  const isCounted = stock.quantity !== null;
  const text = {
    in_stock: "In stock, ready to be sent",
    low: left ? `Only ${quantityText(Math.round(left * 100), offer.unit)} left` : "Only a little left",
    sold_out: "Sold out for now",
  }[stock.state];
  return (
    <p className={`text-sm ${stock.state === "low" ? "text-sale" : "text-muted"}`} aria-live="polite">
      {text}
      {stock.state === "in_stock" && isCounted && left ? `: ${quantityText(Math.round(left * 100), offer.unit)}` : ""}
    </p>
  );
}
