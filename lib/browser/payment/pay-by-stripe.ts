import { loadScript } from "@/lib/browser/load-script";

type StripeError = { error?: { type?: string } };
type PaymentElement = {
  mount: (container: HTMLElement) => void;
  on: (event: "ready" | "loaderror", handler: () => void) => void;
  destroy: () => void;
};
type StripeElements = { create: (kind: "payment") => PaymentElement; submit: () => Promise<StripeError> };
/** The parts of Stripe.js that we use, as it defines them. */
type StripeScript = {
  Stripe?: (publishableKey: string) => {
    elements: (options: { mode: "payment"; amount: number; currency: string }) => StripeElements;
    confirmPayment: (options: {
      elements: StripeElements;
      clientSecret: string;
      confirmParams: { return_url: string };
      redirect: "if_required";
    }) => Promise<StripeError & { paymentIntent?: { id: string } }>;
  };
};

export type StripeSetting = {
  scriptUrl: string;
  publishableKey: string;
  /** In Stripe's units of the currency. */
  amount: number;
  currency: string;
};

export type StripePayment = {
  /** Whether the fields are complete; Stripe's own texts say what is missing. */
  isComplete: () => Promise<boolean>;
  /**
   * Pays. Returns the id of the payment, which proves nothing until our server has asked Stripe, or null if the bank
   * refused. Some methods leave the page instead and come back to it.
   */
  confirm: (clientSecret: string) => Promise<string | null>;
  close: () => void;
};

/** Shows Stripe's fields inside `container`. Resolves to null if Stripe's script or its fields cannot be loaded. */
export async function openStripe(setting: StripeSetting, container: HTMLElement): Promise<StripePayment | null> {
  const script = window as StripeScript;
  if (!script.Stripe && !(await loadScript(setting.scriptUrl))) return null;
  const stripe = script.Stripe?.(setting.publishableKey);
  if (!stripe) return null;
  const { amount, currency } = setting;
  const elements = stripe.elements({ mode: "payment", amount, currency });
  const element = elements.create("payment");
  const isShown = new Promise<boolean>((resolve) => {
    element.on("ready", () => resolve(true));
    element.on("loaderror", () => resolve(false));
  });
  element.mount(container);
  if (!(await isShown)) return null;
  return {
    isComplete: async () => !(await elements.submit()).error,
    confirm: async (clientSecret) => {
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: window.location.href },
        redirect: "if_required",
      });
      return error || !paymentIntent ? null : paymentIntent.id;
    },
    close: () => element.destroy(),
  };
}
