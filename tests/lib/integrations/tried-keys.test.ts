import { http, passthrough } from "msw";
import { PROVIDERS } from "@/lib/integrations/payment-providers";
import type { PaymentSecrets } from "@/lib/server/env";
import { aPaymentAccount } from "../../factories/payment";
import { useSettings } from "../../factories/settings";
import { startFoloosi } from "../../fakes/foloosi";
import { startPayPal } from "../../fakes/paypal";
import { startRazorpay } from "../../fakes/razorpay";
import { startSquare } from "../../fakes/square";
import { startStripe } from "../../fakes/stripe";
import { server } from "../../mocks/server";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});
/** Silences the console: these tests cause failures of the provider on purpose, which the code under test logs. */
const errors = jest.spyOn(console, "error").mockImplementation(() => {});
const warnings = jest.spyOn(console, "warn").mockImplementation(() => {});
afterAll(() => {
  errors.mockRestore();
  warnings.mockRestore();
});
beforeEach(() => server.use(http.all(/^http:\/\/127\.0\.0\.1:/, passthrough)));

const STARTS = {
  stripe: startStripe,
  razorpay: startRazorpay,
  paypal: startPayPal,
  square: startSquare,
  foloosi: startFoloosi,
};

it.each(Object.keys(STARTS) as (keyof typeof STARTS)[])("says whether %s knows the keys", async (kind) => {
  const service = await STARTS[kind]();
  useSettings(service.settings);
  const account = (secrets: PaymentSecrets) => ({ ...aPaymentAccount({ kind }), secrets });
  const own: PaymentSecrets = service.settings;
  const wrong = Object.fromEntries(Object.keys(own).map((name) => [name, "of-another-shop"]));
  try {
    expect(await PROVIDERS[kind].tryKeys(account(own))).toBe("accepted");
    expect(await PROVIDERS[kind].tryKeys(account(wrong))).toBe("refused");
  } finally {
    await service.close();
  }
  expect(await PROVIDERS[kind].tryKeys(account(own))).toBe("no_answer");
});
