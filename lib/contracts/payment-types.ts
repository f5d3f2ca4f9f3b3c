import { z } from "zod";
import { activity, amount, choice, flag, list, requiredText, section, text, textList, whole } from "./tolerant";

/**
 * Ways to pay; domain §3.15. Only the public part of a provider's settings is named here: whatever else an owner keeps
 * beside it (secret keys) is stripped before it could leave.
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
      upi_id: text(),
      account_name: text(),
      account_number: text(),
      bank_name: text(),
      ifsc_code: text(),
    }),
    cod_config: section({ cod_charges: amount(), max_amount: amount(), sms_status: flag(false) }),
    /** Spelt so by the platform. */
    supported_currrencies: textList(),
    status: activity("active"),
  }),
);
