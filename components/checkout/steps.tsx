import { CHECKOUT_STEPS, type CheckoutStep } from "@/lib/domain/checkout/checkout";
import { checkoutStepPath } from "@/lib/domain/checkout/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import { QUOTATION_STEP_NAMES, STEP_NAMES, stepsTexts } from "./texts";

type CheckoutStepsProps = {
  checkoutId: string;
  /** The step that the page shows. */
  current: CheckoutStep;
  /** The first incomplete step. The steps after it cannot be opened yet. */
  reached: CheckoutStep;
  isQuotation: boolean;
};

/**
 * The checkout's steps as a list. Completed steps are links, so that shoppers can go back and change what they entered.
 */
export function CheckoutSteps({ checkoutId, current, reached, isQuotation }: CheckoutStepsProps) {
  const names = isQuotation ? QUOTATION_STEP_NAMES : STEP_NAMES;
  const last = CHECKOUT_STEPS.indexOf(reached);
  return (
    <nav aria-label={stepsTexts.label(isQuotation)}>
      <ol className="flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-muted">
        {CHECKOUT_STEPS.filter((step) => names[step]).map((step, index) => (
          <li key={step} className="flex items-center gap-3">
            {index > 0 && <span aria-hidden="true" className="h-px w-5 bg-line sm:w-8" />}
            {step === current ? (
              <span aria-current="step" className="py-3 text-ink">
                {names[step]}
              </span>
            ) : CHECKOUT_STEPS.indexOf(step) <= last ? (
              <a href={withBasePath(checkoutStepPath(checkoutId, step))} className="py-3 hover:text-ink">
                {names[step]}
              </a>
            ) : (
              <span className="py-3">{names[step]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
