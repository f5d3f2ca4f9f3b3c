import { loadScript } from "@/lib/browser/load-script";

/** The parts of the Web Payments SDK that we use. */
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
  /** In major units of the payment's currency; the bank shows the amount in its confirmation step. */
  amount: string;
  currencyCode: string;
};

export type SquareCard = {
  /** A token for one charge; null if the card fields are incomplete, which Square's own fields then show. */
  tokenize: () => Promise<string | null>;
  close: () => void;
};

/** Puts Square's card fields into `container`; null if Square's script does not load. */
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
    // The page offers other payment methods, so any failure here is only logged.
    console.warn("Square's card fields could not be opened.", error);
    return null;
  }
}

function findSdk(): SquareSdk | undefined {
  return (window as { Square?: SquareSdk }).Square;
}
