import { CHECKOUT_STEPS, type CheckoutStep } from "@/lib/domain/checkout/checkout";
import { checkoutStepPath } from "@/lib/domain/checkout/pages";

const NAMES: Record<CheckoutStep, string> = { address: "Address", shipping: "Shipping", review: "Review and pay" };
/** How it is sent, and how it is paid, is settled once the shop has answered. */
const QUOTATION_NAMES: Partial<Record<CheckoutStep, string>> = { address: "Company", review: "Review and send" };

type CheckoutStepsProps = {
  checkoutId: string;
  /** The page that is open. */
  current: CheckoutStep;
  /** How far one can go: the first step that lacks something. */
  reached: CheckoutStep;
  isQuotation: boolean;
};

/** Where one is; what has been done is a link, so that it can be changed. */
export function CheckoutSteps({ checkoutId, current, reached, isQuotation }: CheckoutStepsProps) {
  const names = isQuotation ? QUOTATION_NAMES : NAMES;
  const last = CHECKOUT_STEPS.indexOf(reached);
  return (
    <nav aria-label={isQuotation ? "Steps of the request" : "Steps of the order"}>
      <ol className="flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-muted">
        {CHECKOUT_STEPS.filter((step) => names[step]).map((step, index) => (
          <li key={step} className="flex items-center gap-3">
            {index > 0 && <span aria-hidden="true" className="h-px w-5 bg-line sm:w-8" />}
            {step === current ? (
              <span aria-current="step" className="py-3 text-ink">
                {names[step]}
              </span>
            ) : CHECKOUT_STEPS.indexOf(step) <= last ? (
              <a href={checkoutStepPath(checkoutId, step)} className="py-3 hover:text-ink">
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
