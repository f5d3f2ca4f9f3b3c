import { canBePaid } from "@/lib/integrations/payment-providers";
import { paymentSecretsOf } from "@/lib/integrations/payment-secrets";
import { useSettings } from "../../factories/settings";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});

const own = { SQUARE_ACCESS_TOKEN: "own-token", SQUARE_WEBHOOK_SIGNATURE_KEY: "own-key" };
const others = {
  second: { SQUARE_ACCESS_TOKEN: "second-token", SQUARE_WEBHOOK_SIGNATURE_KEY: "second-key" },
  third: { FOLOOSI_SECRET_KEY: "third-key" },
};
beforeEach(() => {
  useSettings({ STORE_ID: "first", ...own, PAYMENT_SECRETS: JSON.stringify(others) });
});

it("gives each store its own secrets", () => {
  expect(paymentSecretsOf("first")).toEqual(own);
  expect(paymentSecretsOf("second")).toEqual(others.second);
  expect(paymentSecretsOf("third")).toEqual(others.third);
});

it("gives no secrets to a store without its own", () => {
  expect(paymentSecretsOf("fourth")).toEqual({});
  expect(paymentSecretsOf("constructor")).toEqual({});
});

it("prefers the named secrets of the deployment's own store to the unnamed ones", () => {
  useSettings({ STORE_ID: "first", ...own, PAYMENT_SECRETS: JSON.stringify({ first: others.third }) });
  expect(paymentSecretsOf("first")).toEqual(others.third);
});

it("offers each store the providers it has secrets for", () => {
  const offered = (storeId: string) =>
    (["square", "foloosi", "cod"] as const).filter((kind) => canBePaid(storeId, { kind }));
  expect(offered("first")).toEqual(["square", "cod"]);
  expect(offered("third")).toEqual(["foloosi", "cod"]);
  expect(offered("fourth")).toEqual(["cod"]);
});
