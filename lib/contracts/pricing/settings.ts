import type { z } from "zod";
import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import { toApplicationSetting } from "@/lib/contracts/store/application-setting";
import type { storeDetailsSchema } from "@/lib/contracts/store/details";
import { divideHalfUp } from "@/lib/domain/currency/rational";
import { paymentKind } from "@/lib/domain/payment/kind";
import type { PricingSettings } from "@/lib/domain/pricing/bill";
import type { CashOnDeliverySetting } from "@/lib/domain/pricing/cash-on-delivery";
import type { PackagingSetting } from "@/lib/domain/pricing/extra-charges";
import type { TaxRate } from "@/lib/domain/pricing/tax";
import { quotationPricing } from "@/lib/domain/quotation/terms";
import { servedSubType } from "@/lib/domain/store/kind";

type StoreDetailsWire = z.infer<typeof storeDetailsSchema>;

/**
 * Percentages are stored as millionths: 1 % is 10,000 millionths, so a percentage is scaled by four digits. Money is
 * scaled to hundredths.
 */
const PERCENT_DIGITS = 4;
const MONEY_DIGITS = 2;

/**
 * The pricing settings in a store's details. `taxRates` are the tax rates from the store's `shared_lists`
 * (`storedTaxRateSchema`), sorted by rank.
 */
export function toPricingSettings(details: StoreDetailsWire, taxRates: readonly TaxRate[]): PricingSettings {
  const [properties] = details.store_properties;
  const setting = toApplicationSetting(properties.application_setting, details.sub_type);
  const settings = {
    storeCountry: details.country,
    quantityRules: { minQuantity: setting.minQuantity, stepQuantity: setting.stepQuantity },
    minCheckoutValue: setting.minCheckoutValue,
    maxShippingWeightGrams: setting.maxShippingWeightGrams,
    defaultWeightGrams: setting.defaultWeightGrams,
    giftWrappingCharge: setting.giftWrappingCharges,
    packaging: toPackaging(details.packaging_charges),
    offersSkipDiscounted: properties.checkout_setting.offer_except_disc_products,
    cashOnDelivery: toCashOnDelivery(details),
    taxRates: taxRates.length > 0 ? taxRates : fallbackRates(details),
  };
  return servedSubType(details.type, details.sub_type) === "quot" ? quotationPricing(settings) : settings;
}

function toPackaging({ type, value, min_package_amt }: StoreDetailsWire["packaging_charges"]): PackagingSetting {
  return type === "amount"
    ? { type, amount: toScaledInteger(value, MONEY_DIGITS) }
    : {
        type,
        millionths: toScaledInteger(value, PERCENT_DIGITS),
        minimum: toScaledInteger(min_package_amt, MONEY_DIGITS),
      };
}

/** See docs/domain.md#cash-on-delivery. */
function toCashOnDelivery({ payment_types, store_properties }: StoreDetailsWire): CashOnDeliverySetting | null {
  const payment = payment_types.find(({ name, status }) => paymentKind(name) === "cod" && status === "active");
  if (!payment) return null;
  const { cod_charges, max_amount, new_customer_max_amount, refused_pincodes, max_parcels_came_back } =
    payment.cod_config;
  const [{ checkout_setting }] = store_properties;
  return {
    charge: toScaledInteger(cod_charges, MONEY_DIGITS),
    // In the stored settings, 0 means that there is no maximum.
    maxAmount: toScaledInteger(max_amount, MONEY_DIGITS) || null,
    newCustomerMaxAmount: toScaledInteger(new_customer_max_amount, MONEY_DIGITS) || null,
    refusedPincodes: refused_pincodes,
    maxParcelsCameBack: max_parcels_came_back || null,
    allowsGuests: checkout_setting.cod_guest_checkout,
    allowsOffers: checkout_setting.cod_apply_coupon,
    allowsPickup: checkout_setting.cod_store_pickup,
    allowsCustomisedItems: !checkout_setting.disable_cod_custom_items,
  };
}

/**
 * The only tax rate of a store without a list of rates. Central tax (CGST) and state tax (SGST) are each half of the
 * domestic rate. See docs/domain.md#tax.
 */
function fallbackRates({ tax_config, country }: StoreDetailsWire): TaxRate[] {
  const domestic = toScaledInteger(tax_config.domestic_tax, PERCENT_DIGITS);
  const abroad = toScaledInteger(tax_config.international_tax, PERCENT_DIGITS);
  if (domestic === 0 && abroad === 0) return [];
  const half = divideHalfUp(BigInt(domestic), 2n);
  return [
    {
      id: "tax_config",
      name: tax_config.name,
      isPrimary: true,
      homeCountry: country,
      homeStates: tax_config.domestic_states,
      cgstMillionths: half,
      sgstMillionths: half,
      igstMillionths: domestic,
      abroadMillionths: abroad,
    },
  ];
}
