"use client";
import { useAtomValue } from "jotai";
import { type FormEvent, type ReactNode, useState } from "react";
import { PostForm } from "@/components/form/post-form";
import { useChosenVariant } from "@/components/product/chosen-variant";
import { useAddToCart } from "@/lib/browser/cart/add-to-cart";
import { currencyAtom } from "@/lib/browser/currency/currency";
import { variantPictures } from "@/lib/domain/product/variant-pictures";
import { useCartWording } from "./use-wording";

const afterSubmit = () => import("./after-submit");

type AddToCartFormProps = {
  children: (state: { isPending: boolean; isAdded: boolean; message: ReactNode }) => ReactNode;
};

/**
 * The form that adds the chosen variant to the cart. With script, the shopper stays on the page; without script, and
 * always for "buy now", the browser submits the form.
 */
export function AddToCartForm({ children }: AddToCartFormProps) {
  const { offer, options, variant } = useChosenVariant();
  const { adding, add } = useAddToCart();
  const wording = useCartWording();
  const currency = useAtomValue(currencyAtom);
  const [message, setMessage] = useState("");
  const choices = offer.variantTypes.map(({ name }, index) => ({ name, value: options[index] ?? "" }));

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.hasAttribute("formaction")) {
      // The page is cached for all visitors, so its HTML does not contain the visitor's currency. The pressed button
      // sends the currency instead.
      Object.assign(submitter, { name: "currency", value: currency?.code ?? "" });
      return;
    }
    event.preventDefault();
    const { price } = variant ?? offer;
    const form = event.currentTarget;
    const addon = form.querySelector<HTMLInputElement>("[name=addon_id]:checked");
    setMessage("");
    const texts = offer.isPersonal ? (await afterSubmit().catch(console.warn))?.writtenTexts(form) : [];
    // Without the script, the browser sends the form.
    if (!texts) return form.submit();
    const item = {
      product_id: offer.productId,
      quantity: Number(form.querySelector<HTMLInputElement>("[name=quantity]")?.value),
      unit: offer.unit,
      variant_types: choices,
      addon_id: addon?.value ?? "",
      model_id: "",
      personal_list: texts,
    };
    const image = variantPictures(offer, variant)[0]?.src ?? "";
    const shown = {
      name: offer.name,
      slug: offer.slug,
      image,
      addon_name: addon?.dataset.name ?? "",
      unit_price: ((price?.discountedPrice ?? 0) + Number(addon?.dataset.price ?? 0)) / 100,
    };
    const outcome = await add(item, shown);
    if (outcome.status === "added") return;
    const { cartRefusalText, OFFLINE_TEXT } = await afterSubmit();
    const facts = { unit: offer.unit, min_quantity: offer.minQuantity / 100, step_quantity: offer.stepQuantity / 100 };
    setMessage(outcome.status === "refused" ? cartRefusalText(outcome.code, { wording, item: facts }) : OFFLINE_TEXT);
  };

  return (
    <PostForm
      action="/api/cart/items"
      hidden={{
        product_id: offer.productId,
        ...Object.fromEntries(choices.map(({ name, value }) => [`variant.${name}`, value])),
      }}
      // What a shopper writes is checked by the browser first, so that the field with the mistake gets the focus.
      noValidate={!offer.isPersonal}
      // Without script, it may send a picture.
      {...(offer.isPersonal && { encType: "multipart/form-data" })}
      onSubmit={onSubmit}
    >
      {children({ isPending: adding === "pending", isAdded: adding === "added", message })}
    </PostForm>
  );
}
