"use client";
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useStepHistory } from "@/lib/browser/customization/step-history";
import { markScrollBar } from "@/lib/browser/site/follow-dialogs";
import { type CustomizationData, loadCustomization } from "./load";
import { Stepper } from "./stepper";
import type { StepperProduct } from "./stepper-product";
import { stepTexts } from "./texts";

type CustomizationDialogProps = { title: string; product: StepperProduct; onClosed: () => void };

/**
 * The dialog in which a shopper enters options and measurements and puts the item into the bag. Its script and what the
 * shop asks are loaded when it is opened.
 */
export function CustomizationDialog({ title, product, onClosed }: CustomizationDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [data, setData] = useState<CustomizationData | "loading" | null>("loading");
  const history = useStepHistory(onClosed);
  const load = async () => {
    setData("loading");
    setData(await loadCustomization(product.id));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, when the dialog opens
  useEffect(() => {
    markScrollBar();
    dialog.current?.showModal();
    void load();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="customize-title"
      // A press on the backdrop closes it, too: `follow-dialogs` does that for every dialog.
      onClose={history.close}
      className="customize-dialog"
      // Escape is one step of the browser's history back, as the button is; the dialog closes when the history says so.
      onCancel={(event) => {
        event.preventDefault();
        history.close();
      }}
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-paper px-5 py-1 sm:px-8">
        <h2 id="customize-title" className="text-sm font-medium tracking-wide">
          {title}
        </h2>
        <button
          type="button"
          aria-label={stepTexts.close}
          onClick={history.close}
          className="-me-3 grid size-11 place-items-center hover:text-accent"
        >
          <Icon name="close" />
        </button>
      </div>
      {data === "loading" && (
        <p role="status" className="px-5 py-10 text-muted sm:px-8">
          {stepTexts.loading}
        </p>
      )}
      {data === null && (
        <div role="alert" className="px-5 py-10 sm:px-8">
          <p>{stepTexts.cannotLoad}</p>
          <button type="button" onClick={load} className="link-underline mt-2 py-2">
            {stepTexts.again}
          </button>
        </div>
      )}
      {data !== null && data !== "loading" && <Stepper product={product} data={data} history={history} />}
    </dialog>
  );
}
