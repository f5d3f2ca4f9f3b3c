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

it("gives a store without secrets none, whatever there is beside it", () => {
  expect(paymentSecretsOf("fourth")).toEqual({});
  expect(paymentSecretsOf("constructor")).toEqual({});
});

it("takes what is said of the deployment's own store by its name before what is said without", () => {
  useSettings({ STORE_ID: "first", ...own, PAYMENT_SECRETS: JSON.stringify({ first: others.third }) });
  expect(paymentSecretsOf("first")).toEqual(others.third);
});

it("offers each store the providers that it has secrets of", () => {
  const offered = (storeId: string) =>
    (["square", "foloosi", "cod"] as const).filter((kind) => canBePaid(storeId, { kind }));
  expect(offered("first")).toEqual(["square", "cod"]);
  expect(offered("third")).toEqual(["foloosi", "cod"]);
  expect(offered("fourth")).toEqual(["cod"]);
});
