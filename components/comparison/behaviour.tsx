"use client";
import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ShopLink } from "@/components/ui/shop-link";
import { type ChosenProduct, chosenProducts, saveChosenProducts } from "@/lib/browser/comparison/chosen";
import { isPlainClick } from "@/lib/browser/site/is-plain-click";
import { COMPARE_PATH, comparePath, MAX_COMPARED } from "@/lib/domain/product/comparison";
import { compareBarTexts } from "./texts";

/** A card of the list, into which the button that chooses its product is put. */
type Card = ChosenProduct & { element: HTMLElement };

/**
 * Choosing products to compare: a bar at the bottom of the screen with those that are chosen and, while a list is in
 * view, a button on each card. It begins with a link of the attribute `data-compare`, and goes on over all pages of the
 * tab until the shopper stops it.
 */
export function CompareBehaviour() {
  const pathname = usePathname();
  const [chosen, setChosen] = useState<readonly ChosenProduct[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => {
    const saved = chosenProducts();
    setChosen(saved);
    setChoosing(saved.length > 0);
  }, []);

  const change = (next: readonly ChosenProduct[]) => {
    setChosen(next);
    saveChosenProducts(next);
  };
  const toggle = (product: ChosenProduct) => {
    const rest = chosen.filter(({ slug }) => slug !== product.slug);
    if (rest.length < chosen.length) change(rest);
    else if (chosen.length < MAX_COMPARED) change([...chosen, { slug: product.slug, name: product.name }]);
  };
  const stop = () => {
    setChoosing(false);
    change([]);
  };
  const onLink = useEffectEvent((slug: string) => {
    setChoosing(true);
    const name = document.querySelector("h1")?.textContent ?? slug;
    if (slug !== "" && !chosen.some((product) => product.slug === slug)) toggle({ slug, name });
  });
  useEffect(() => followCompareLinks(onLink), []);
  const cards = useCards(isChoosing, pathname);

  if (!isChoosing || pathname === COMPARE_PATH) return null;
  const isFull = chosen.length >= MAX_COMPARED;
  const isChosen = (slug: string) => chosen.some((product) => product.slug === slug);
  return (
    <>
      {cards.map((card) =>
        createPortal(
          <button
            type="button"
            aria-pressed={isChosen(card.slug)}
            aria-label={compareBarTexts.pick(card.name)}
            disabled={isFull && !isChosen(card.slug)}
            onClick={() => toggle(card)}
            className="compare-pick"
          >
            {isChosen(card.slug) && <Icon name="check" className="size-4" />}
          </button>,
          card.element,
          card.slug,
        ),
      )}
      <section aria-label={compareBarTexts.label} className="compare-bar">
        <p role="status" className="min-w-0 flex-1 text-sm">
          {chosen.length === 0 ? compareBarTexts.hint : compareBarTexts.chosen(chosen.length)}
          <span className="block truncate text-[0.8125rem] text-muted">
            {isFull ? compareBarTexts.full : chosen.map(({ name }) => name).join(", ")}
          </span>
        </p>
        {chosen.length > 1 && (
          <ShopLink href={comparePath(chosen.map(({ slug }) => slug))} className={buttonClass("solid", "shrink-0")}>
            {compareBarTexts.compare}
          </ShopLink>
        )}
        <button
          type="button"
          aria-label={compareBarTexts.stop}
          onClick={stop}
          className="grid size-11 shrink-0 place-items-center hover:text-accent"
        >
          <Icon name="close" />
        </button>
      </section>
    </>
  );
}

/** Calls `onLink` with what a clicked link compares, instead of opening the page for browsers without script. */
function followCompareLinks(onLink: (slug: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>("a[data-compare]");
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    onLink(link.dataset.compare ?? "");
  };
  // In the capture phase, so that the router's listener finds the click prevented.
  document.addEventListener("click", onClick, { capture: true });
  return () => document.removeEventListener("click", onClick, { capture: true });
}

/** The cards of the lists in the page, also after filters have changed them; none unless `isWanted`. */
function useCards(isWanted: boolean, pathname: string): readonly Card[] {
  const [cards, setCards] = useState<readonly Card[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other cards
  useEffect(() => {
    const main = document.getElementById("content");
    if (!isWanted || !main) return setCards([]);
    const read = () => setCards((shown) => (isSame(shown, cardsIn(main)) ? shown : cardsIn(main)));
    read();
    const observer = new MutationObserver(read);
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isWanted, pathname]);
  return cards;
}

function cardsIn(main: HTMLElement): Card[] {
  return [...main.querySelectorAll<HTMLAnchorElement>("#results .card-name > a")].flatMap((link) => {
    const element = link.closest("article");
    const slug = decodeURIComponent(link.pathname.slice(link.pathname.lastIndexOf("/") + 1));
    return element ? [{ element, slug, name: link.textContent }] : [];
  });
}

function isSame(one: readonly Card[], other: readonly Card[]): boolean {
  return one.length === other.length && one.every(({ element }, index) => element === other[index]?.element);
}
