import { useId } from "react";
import { Icon } from "@/components/ui/icon";
import { dialogTexts } from "@/components/ui/texts";
import { fitProfilePath } from "@/lib/domain/customization/pages";
import type { Unit } from "@/lib/domain/product/unit";
import { withBasePath } from "@/lib/domain/site/base-path";
import { CustomizationFacts, type ShownCustomization } from "./details";
import { detailsTexts } from "./texts";

type CustomizationDetailsProps = { customization: ShownCustomization; itemUnit: Unit };

/**
 * The customization details modal of an item (specification §2), with the button that opens it. It is a native popover,
 * so it needs no script, and it may stand inside another panel.
 */
export function CustomizationDetails({ customization, itemUnit }: CustomizationDetailsProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className="link-underline min-h-6 text-[0.8125rem]">
        {detailsTexts.open}
      </button>
      <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} className="customization-details">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="font-display text-display-3">
            {detailsTexts.heading}
          </h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={dialogTexts.close}
            className="-me-3 -mt-1 grid size-11 shrink-0 place-items-center hover:text-accent"
          >
            <Icon name="close" />
          </button>
        </div>
        <p className="mb-4 text-muted">{customization.addonName}</p>
        <CustomizationFacts customization={customization} itemUnit={itemUnit} />
        {customization.modelId && (
          <a
            href={withBasePath(fitProfilePath(customization.modelId))}
            className="link-underline mt-4 inline-block py-2 text-sm"
          >
            {detailsTexts.saveElsewhere}
          </a>
        )}
      </div>
    </>
  );
}
