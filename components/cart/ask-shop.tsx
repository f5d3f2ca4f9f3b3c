"use client";
import { useState } from "react";
import { MobileFields } from "@/components/customer/mobile-fields";
import { enquiryFieldTexts } from "@/components/enquiry/field-texts";
import { ENQUIRY_FORM_TEXTS } from "@/components/enquiry/refusal-texts";
import { ApiForm } from "@/components/form/api-form";
import { EmailField } from "@/components/form/email-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextAreaField } from "@/components/form/text-area-field";
import { TextField } from "@/components/form/text-field";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Refusals } from "@/lib/browser/form/refusals";
import { formWork } from "@/lib/browser/proof-of-work/form-work";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { fromMajor } from "@/lib/contracts/codec/decimal";
import { MAX_ENQUIRY_LENGTH } from "@/lib/domain/enquiry";
import { quantityText } from "@/lib/domain/product/unit";
import { whatsappAddress } from "@/lib/domain/site/chat";
import { askShopTexts } from "./texts";

/** How the shop can be asked about an order that it cannot deliver. */
export type AskShopOffer = {
  /** The number of the shop's WhatsApp chat; null if it has none, and is asked by a form instead. */
  whatsapp: string | null;
  /** The dial code of the store's country. */
  dialCode: string;
  /** Whether the question has just been sent without script; and if it was refused, why, and what was typed. */
  isSent: boolean;
  refusals: Refusals;
  typed: Readonly<Record<string, string>>;
};

/** Stands for the button to the checkout in a shop that can neither deliver nor hand over: the shopper asks it. */
export function AskShop({ cart, offer }: { cart: CartWire; offer: AskShopOffer }) {
  const [isSent, setSent] = useState(offer.isSent);
  const { whatsapp, dialCode, refusals, typed } = offer;
  const message = askShopTexts.message(cart.items.map(itemText)).slice(0, MAX_ENQUIRY_LENGTH);
  return (
    <section className="mt-6 border-t border-line pt-5" aria-labelledby="ask-shop">
      <h3 id="ask-shop" className="font-medium">
        {askShopTexts.heading}
      </h3>
      <p className="mt-1.5 mb-5 text-sm text-muted">{askShopTexts.text}</p>
      {isSent ? (
        <Notice kind="done">{askShopTexts.sent}</Notice>
      ) : whatsapp ? (
        <a
          href={whatsappAddress({ mobile: whatsapp, message })}
          target="_blank"
          rel="noopener"
          className={buttonClass("solid", "w-full")}
        >
          {askShopTexts.whatsapp}
        </a>
      ) : (
        <ApiForm<unknown>
          id="ask"
          texts={ENQUIRY_FORM_TEXTS}
          path="/api/enquiries/shop"
          work={formWork}
          method="POST"
          hidden={{ subject: askShopTexts.subject }}
          onDone={() => setSent(true)}
          initial={refusals}
          className="[&_input]:bg-paper [&_textarea]:bg-paper"
        >
          {({ field, isPending }) => (
            <>
              <TextField
                {...field("name")}
                label={enquiryFieldTexts.name}
                autoComplete="name"
                required
                maxLength={100}
                defaultValue={typed.name}
              />
              <EmailField {...field("email")} maxLength={254} defaultValue={typed.email} />
              <MobileFields field={field} dialCode={typed.dial_code || dialCode} mobile={typed.mobile} />
              {/* The key fills the message in anew when the items change. */}
              <TextAreaField
                key={message}
                {...field("message")}
                label={askShopTexts.label}
                required
                rows={8}
                maxLength={MAX_ENQUIRY_LENGTH}
                defaultValue={typed.message ?? message}
              />
              {/* A honeypot: shoppers do not see this field, so only bots fill it in. */}
              <div hidden>
                <input name="website" tabIndex={-1} autoComplete="off" aria-label={enquiryFieldTexts.honeypot} />
              </div>
              <SubmitButton isPending={isPending} className="w-full">
                {enquiryFieldTexts.submit}
              </SubmitButton>
            </>
          )}
        </ApiForm>
      )}
    </section>
  );
}

/** An item as shoppers write it: "2 pieces: Rust kurta (M), SKU KUR-01". */
function itemText({ name, quantity, unit, variant_types, addon_name, sku }: CartWire["items"][number]): string {
  const options = [...variant_types.map(({ value }) => value), addon_name].filter(Boolean).join(", ");
  return `${quantityText(fromMajor(quantity), unit)}: ${name}${options && ` (${options})`}${sku && `, ${sku}`}`;
}
