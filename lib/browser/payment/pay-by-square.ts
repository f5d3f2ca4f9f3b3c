import { loadScript } from "@/lib/browser/load-script";

/** What of the Web Payments SDK is used. */
type SquareSdk = { payments: (applicationId: string, locationId: string) => SquarePayments | Promise<SquarePayments> };
type SquarePayments = { card: () => Promise<CardField> };
type CardField = {
  attach: (holder: HTMLElement) => Promise<void>;
  tokenize: (details: object) => Promise<{ status: string; token?: string }>;
  destroy: () => Promise<unknown>;
};

export type SquareSetting = {
  scriptUrl: string;
  applicationId: string;
  locationId: string;
  /** In major units, as the bank shows it when it asks for a second proof. */
  amount: string;
  currencyCode: string;
};

export type SquareCard = {
  /** A token good for one charge; null when the card is not filled in, which the field tells by itself. */
  tokenize: () => Promise<string | null>;
  close: () => void;
};

/** Puts the fields of a card, which are Square's own, into `holder`; null when its script cannot be had. */
export async function openSquareCard(setting: SquareSetting, holder: HTMLElement): Promise<SquareCard | null> {
  const { scriptUrl, applicationId, locationId, amount, currencyCode } = setting;
  const sdk = findSdk() ?? ((await loadScript(scriptUrl)) ? findSdk() : undefined);
  if (!sdk) return null;
  try {
    const card = await (await sdk.payments(applicationId, locationId)).card();
    await card.attach(holder);
    const details = { amount, currencyCode, intent: "CHARGE", customerInitiated: true, sellerKeyedIn: false };
    return {
      tokenize: async () => {
        const { status, token } = await card.tokenize(details);
        return status === "OK" && token ? token : null;
      },
      close: () => void card.destroy(),
    };
  } catch (error) {
    // Whatever is the matter with it, the shopper can pay otherwise.
    console.warn("The card field of Square could not be opened.", error);
    return null;
  }
}

function findSdk(): SquareSdk | undefined {
  return (window as { Square?: SquareSdk }).Square;
}
