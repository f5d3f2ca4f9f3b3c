import { useState } from "react";
import { cartRefusalText, OFFLINE_TEXT } from "@/components/cart/refusal-text";
import { useCartWording } from "@/components/cart/use-wording";
import { refusalText } from "@/components/ui/refusal-texts";
import { signInPath } from "@/lib/browser/authentication/pending-action";
import { callApi } from "@/lib/browser/call-api";
import { useAddToCart } from "@/lib/browser/cart/add-to-cart";
import { type FitDraft, removeFitDraft } from "@/lib/browser/customization/draft";
import { goTo } from "@/lib/browser/go-to";
import type { FitProfileWire } from "@/lib/contracts/customization/calls";
import { writeFitFields } from "@/lib/domain/customization/fields";
import type { FitProfileContent, FitProfileLabel } from "@/lib/domain/customization/fit-profile";
import { addonPrice, chosenOptions } from "@/lib/domain/pricing/addon-price";
import type { Addon } from "@/lib/domain/product/addon";
import { withoutBasePath } from "@/lib/domain/site/base-path";
import { customizationErrorTexts, FIT_TEXTS } from "./error-texts";
import type { StepperProduct } from "./stepper-product";

type Order = {
  form: HTMLFormElement;
  draft: FitDraft;
  setDraft: (draft: FitDraft) => void;
  addon: Addon;
  content: FitProfileContent & FitProfileLabel;
};

const NO_FIELDS: ReadonlyMap<string, string> = new Map();

/**
 * Saves the fit profile and puts the item into the bag. `send` resolves to null when that is done, otherwise to what was
 * refused, by the name of the field. If the shop keeps fit profiles in accounts, the shopper signs in first and finds
 * the dialog again as it was.
 */
export function useOrderCustomized(product: StepperProduct) {
  const { add } = useAddToCart();
  const wording = useCartWording();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState("");

  const save = async ({ draft, setDraft, content }: Order) => {
    const { pathname, search, hash } = window.location;
    if (draft.modelId && !draft.isChanged) return draft.modelId;
    const fields = new URLSearchParams(writeFitFields(content).map(([name, value]) => [name, value]));
    const answer = await callApi<{ model: FitProfileWire }>(
      draft.modelId ? `/api/fit-profiles/${draft.modelId}` : "/api/fit-profiles",
      { method: draft.modelId ? "PUT" : "POST", fields },
    );
    if (answer.ok) {
      const { model_id } = answer.value.model;
      setDraft({ ...draft, modelId: model_id, isChanged: false });
      return model_id;
    }
    // With the hash, so that the dialog opens again on the way back.
    if (answer.code === "sign_in_needed") goTo(signInPath(`${withoutBasePath(pathname + search) ?? "/"}${hash}`));
    // A profile that was deleted meanwhile is saved as a new one next time.
    else if (answer.code === "fit_profile_unknown") setDraft({ ...draft, modelId: "", isChanged: true });
    return answer;
  };

  const send = async (order: Order): Promise<ReadonlyMap<string, string> | null> => {
    if (isPending) return NO_FIELDS;
    setPending(true);
    setRefusal("");
    const saved = await save(order);
    if (typeof saved !== "string") {
      setPending(false);
      const errors = saved.errors.filter(({ path }) => path !== "");
      if (errors.length > 0) return customizationErrorTexts(errors);
      setRefusal(refusalText(FIT_TEXTS, saved.code, { wording, retryAfterSeconds: saved.retryAfterSeconds }));
      return NO_FIELDS;
    }
    const { addon, content, form } = order;
    const chosen = chosenOptions(addon, content.choices);
    const price = addonPrice(addon, chosen.ok ? chosen.value : []);
    const { id, slug, name, image, unit, variantTypes } = product;
    const outcome = await add(
      {
        product_id: id,
        quantity: Number(new FormData(form).get("quantity")),
        unit,
        variant_types: [...variantTypes],
        addon_id: addon.id,
        model_id: saved,
      },
      {
        name,
        slug,
        image,
        addon_name: addon.name,
        unit_price: (product.price + (unit === "Pcs" ? price : 0)) / 100,
      },
    );
    setPending(false);
    if (outcome.status === "added") {
      removeFitDraft();
      return null;
    }
    const facts = { unit, min_quantity: product.minQuantity / 100, step_quantity: product.stepQuantity / 100 };
    setRefusal(outcome.status === "refused" ? cartRefusalText(outcome.code, { wording, item: facts }) : OFFLINE_TEXT);
    return NO_FIELDS;
  };

  return { send, isPending, refusal, submitText: wording.add };
}
