"use client";
import useSWR from "swr";
import { useChosenVariant } from "./chosen-variant";
import { quantityText } from "./unit-text";

type StockAnswer = { stock: number | null; variants: { id: string; stock: number | null }[] };

const readStock = async (address: string): Promise<StockAnswer> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`Stock answered ${answer.status}`);
  return answer.json();
};

/**
 * Whether it can be had. The state comes with the page and is true, since the page is made anew when it changes; the
 * number is asked for, because it changes with every sale.
 */
export function StockLine({ showsNumber }: { showsNumber: boolean }) {
  const { offer, variant } = useChosenVariant();
  const { data } = useSWR(showsNumber ? `/api/products/${offer.productId}/stock` : null, readStock, {
    revalidateOnFocus: false,
  });
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
