"use client";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";
import { ShopLink } from "@/components/ui/shop-link";
import { type ListedPage, stepsFrom } from "@/lib/browser/site/followed-list";
import { withoutBasePath } from "@/lib/domain/site/base-path";
import { listStepsTexts } from "../texts";
import { LIST_STEPS } from "./steps-id";

/**
 * Links to the products before and after this one in the list from which the visitor came. Their place is part of every
 * product's page, so that nothing moves; it stays empty for those who came another way.
 */
export function ListSteps() {
  const pathname = usePathname();
  const [shown, setShown] = useState<({ place: HTMLElement } & ReturnType<typeof stepsFrom>) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a place of its own
  useEffect(() => {
    const place = document.getElementById(LIST_STEPS);
    setShown(place && { place, ...stepsFrom(withoutBasePath(window.location.pathname) ?? "") });
  }, [pathname]);
  if (!shown || (!shown.previous && !shown.next)) return null;
  return createPortal(
    <nav aria-label={listStepsTexts.label} className="flex">
      <Step page={shown.previous} icon="arrow-left" text={listStepsTexts.previous} />
      <Step page={shown.next} icon="arrow-right" text={listStepsTexts.next} />
    </nav>,
    shown.place,
  );
}

type StepProps = { page: ListedPage | null; icon: IconName; text: (name: string) => string };

function Step({ page, icon, text }: StepProps) {
  if (!page) return <span className="size-11" />;
  return (
    <ShopLink
      href={page.path}
      aria-label={text(page.name)}
      title={text(page.name)}
      className="grid size-11 place-items-center hover:text-accent"
    >
      <Icon name={icon} className="size-4" />
    </ShopLink>
  );
}
