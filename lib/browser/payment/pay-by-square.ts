import { loadScript } from "@/lib/browser/load-script";

/** The parts of Square's Web Payments SDK that we use. */
type SquareSdk = { payments: (applicationId: string, locationId: string) => SquarePayments | Promise<SquarePayments> };
type SquarePayments = { card: () => Promise<CardField> };
type CardField = {
  attach: (container: HTMLElement) => Promise<void>;
  tokenize: (details: object) => Promise<{ status: string; token?: string }>;
  destroy: () => Promise<unknown>;
};

export type SquareSetting = {
  scriptUrl: string;
  applicationId: string;
  locationId: string;
  /** The amount in major units of the payment's currency. The shopper's bank shows it when it asks for confirmation. */
  amount: string;
  currencyCode: string;
};

export type SquareCard = {
  /**
   * Gets a token that charges the card once. Null if the card details are incomplete; Square's own fields then show
   * what is missing.
   */
  tokenize: () => Promise<string | null>;
  close: () => void;
};

/** Shows Square's card fields inside `container`. Resolves to null if Square's script cannot be loaded. */
export async function openSquareCard(setting: SquareSetting, container: HTMLElement): Promise<SquareCard | null> {
  const { scriptUrl, applicationId, locationId, amount, currencyCode } = setting;
  const sdk = findSdk() ?? ((await loadScript(scriptUrl)) ? findSdk() : undefined);
  if (!sdk) return null;
  try {
    const card = await (await sdk.payments(applicationId, locationId)).card();
    await card.attach(container);
    const details = { amount, currencyCode, intent: "CHARGE", customerInitiated: true, sellerKeyedIn: false };
    return {
      tokenize: async () => {
        const { status, token } = await card.tokenize(details);
        return status === "OK" && token ? token : null;
      },
      close: () => void card.destroy(),
    };
  } catch (error) {
    // Any failure is only logged, because the shopper can still choose one of the other payment methods.
    console.warn("Square's card fields could not be opened.", error);
    return null;
  }
}

function findSdk(): SquareSdk | undefined {
  return (window as { Square?: SquareSdk }).Square;
}
