import { z } from "zod";
import {
  activity,
  amount,
  choice,
  flag,
  list,
  requiredText,
  section,
  text,
  textList,
  whole,
} from "@/lib/contracts/codec/tolerant";
import { paymentKind } from "@/lib/domain/payment/kind";
import type { PaymentKind, PaymentType } from "@/lib/domain/payment/payment";
import { takenCurrencies } from "@/lib/domain/payment/provider-currencies";

/**
 * Payment methods; see docs/domain.md#payment-methods. The schema lists only the public settings of a provider, so
 * parsing removes any secret keys that the owner stores beside them, and they never leave the server.
 */
export const paymentTypesSchema = list(
  z.object({
    name: requiredText(),
    btn_name: text(),
    rank: whole(0),
    mode: choice(["production", "sandbox"], "production"),
    app_config: section({
      application_id: text(),
      location_id: text(),
      merchant_key: text(),
      key_id: text(),
      publishable_key: text(),
      client_id: text(),
      upi_id: text(),
      account_name: text(),
      account_number: text(),
      bank_name: text(),
      ifsc_code: text(),
    }),
    cod_config: section({
      cod_charges: amount(),
      max_amount: amount(),
      new_customer_max_amount: amount(),
      refused_pincodes: textList(),
      max_parcels_came_back: whole(0),
      sms_status: flag(false),
    }),
    /** The platform spells this field name with three r's. */
    supported_currrencies: textList(),
    status: activity("active"),
  }),
);
export type PaymentTypesWire = z.infer<typeof paymentTypesSchema>;
type PaymentTypeWire = PaymentTypesWire[number];

/**
 * The store's payment methods that are switched on and set up, sorted by rank. If two have the same name, only the
 * first is included.
 */
export function toPaymentTypes(types: PaymentTypesWire): PaymentType[] {
  const names = new Set<string>();
  return types
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap((type) => {
      const kind = paymentKind(type.name);
      if (type.status !== "active" || !kind || !isSetUp(kind, type) || names.has(type.name)) return [];
      names.add(type.name);
      return [toPaymentType(kind, type)];
    });
}

/**
 * The payment method of that kind, even if the owner has switched it off, because payments already made must still be
 * checked and refunded.
 */
export function findPaymentAccount(types: PaymentTypesWire, kind: PaymentKind): PaymentType | null {
  const [account] = types
    .filter((type) => paymentKind(type.name) === kind && isSetUp(kind, type))
    .toSorted((one, other) => one.status.localeCompare(other.status) || one.rank - other.rank);
  return account ? toPaymentType(kind, account) : null;
}

/** False if a setting is missing that the shopper's browser or bank needs, because a payment would then fail. */
export function isSetUp(kind: PaymentKind, { app_config }: PaymentTypeWire): boolean {
  switch (kind) {
    case "cod":
      return true;
    case "bank_transfer":
      return app_config.account_number !== "";
    case "upi":
      return app_config.upi_id !== "";
    case "square":
      return app_config.application_id !== "" && app_config.location_id !== "";
    case "foloosi":
      return app_config.merchant_key !== "";
    case "razorpay":
      return app_config.key_id !== "";
    case "stripe":
      return app_config.publishable_key !== "";
    case "paypal":
      return app_config.client_id !== "";
  }
}

function toPaymentType(kind: PaymentKind, type: PaymentTypeWire): PaymentType {
  const { app_config: settings, cod_config, supported_currrencies: currencies } = type;
  return {
    name: type.name,
    label: type.btn_name || type.name,
    kind,
    isSandbox: type.mode === "sandbox",
    currencies: takenCurrencies(
      kind,
      currencies.map((code) => code.toUpperCase()),
    ),
    settings: {
      applicationId: settings.application_id,
      locationId: settings.location_id,
      merchantKey: settings.merchant_key,
      keyId: settings.key_id,
      publishableKey: settings.publishable_key,
      clientId: settings.client_id,
      upiId: settings.upi_id,
      accountName: settings.account_name,
      accountNumber: settings.account_number,
      bankName: settings.bank_name,
      ifscCode: settings.ifsc_code,
    },
    needsCode: kind === "cod" && cod_config.sms_status,
  };
}
