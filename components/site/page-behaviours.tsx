"use client";
import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";
import { OPTION_SEARCH } from "@/components/catalogue/option-search-class";
import { LIST_STEPS } from "@/components/product/list/steps-id";
import { RECENT_SEARCHES } from "@/components/search/recent-id";
import { DELIVERY_FORM } from "@/lib/domain/delivery/page";
import { STOCK_ALERT_FORM } from "@/lib/domain/stock-alert";

/**
 * Scripts for parts of pages that are HTML and work without them. Each is loaded once such a part is in the page, after
 * the first interaction, and then listens to the whole document.
 */
const BEHAVIOURS: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [`.${DELIVERY_FORM}`]: async () => (await import("@/components/delivery/behaviour")).DeliveryBehaviour,
  [`#${STOCK_ALERT_FORM}`]: async () => (await import("@/components/stock-alert/behaviour")).StockAlertBehaviour,
  ".personal-field": async () => (await import("@/components/personalization/behaviour")).PersonalFieldsBehaviour,
  [`.${OPTION_SEARCH}`]: async () => (await import("@/components/catalogue/option-search")).OptionSearch,
  [`#${LIST_STEPS}`]: async () => (await import("@/components/product/list/steps")).ListSteps,
  "[data-compare]": async () => (await import("@/components/comparison/behaviour")).CompareBehaviour,
  ".card-second": async () => (await import("@/components/product/list/turn-pictures")).TurnPictures,
  [`#${RECENT_SEARCHES}`]: async () => (await import("@/components/search/recent")).RecentSearches,
};

export function PageBehaviours() {
  const pathname = usePathname();
  const [loaded, setLoaded] = useState<Readonly<Record<string, ComponentType>>>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other parts
  useEffect(() => {
    for (const [part, load] of Object.entries(BEHAVIOURS)) {
      if (document.querySelector(part))
        void load().then((Behaviour) => setLoaded((present) => ({ ...present, [part]: Behaviour })));
    }
  }, [pathname]);

  return Object.entries(loaded).map(([part, Behaviour]) => <Behaviour key={part} />);
}
