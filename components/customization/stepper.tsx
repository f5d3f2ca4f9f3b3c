"use client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type FitDraft, readFitDraft, writeFitDraft } from "@/lib/browser/customization/draft";
import type { useStepHistory } from "@/lib/browser/customization/step-history";
import { formFields } from "@/lib/browser/form/fields";
import type { FitProfileWire } from "@/lib/contracts/customization/calls";
import {
  contentOf,
  type DialogStep,
  dialogSteps,
  errorsOfStep,
  fieldsOf,
} from "@/lib/domain/customization/dialog-steps";
import { FIT_FIELD, replaceFields, writeFitFields } from "@/lib/domain/customization/fields";
import { offeredAddons } from "@/lib/domain/product/addon";
import { customizationErrorTexts } from "./error-texts";
import { type CustomizationData, contentOfModel, loadFitProfiles } from "./load";
import { RunningPrice } from "./running-price";
import { Step } from "./step";
import type { StepperProduct } from "./stepper-product";
import { stepTexts } from "./texts";
import { useOrderCustomized } from "./use-order-customized";

type StepperProps = {
  product: StepperProduct;
  data: CustomizationData;
  history: ReturnType<typeof useStepHistory>;
};

/** The steps of the dialog, of which one is shown. What was entered is kept for this tab. */
export function Stepper({ product, data: { addons: all, measurementSets, assistants }, history }: StepperProps) {
  const addons = offeredAddons(all, product.stock);
  const [draft, setDraft] = useState<FitDraft>(
    () => readFitDraft(product.slug) ?? { ...EMPTY, slug: product.slug, addonId: soleId(addons) },
  );
  const [profiles, setProfiles] = useState<readonly FitProfileWire[]>([]);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(NO_TEXTS);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const addon = addons.find(({ id }) => id === draft.addonId) ?? null;
  const content = addon && contentOf(draft.fields, addon, measurementSets);
  const steps = dialogSteps(addons, addon, measurementSets, content?.choices ?? []);
  const index = Math.min(history.step, Math.max(steps.length - 1, 0));
  const step = steps[index];
  const order = useOrderCustomized(product);

  useEffect(() => writeFitDraft(draft), [draft]);
  useEffect(() => {
    if (draft.addonId) void loadFitProfiles(draft.addonId).then(setProfiles);
  }, [draft.addonId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its heading
  useEffect(() => {
    setErrors(NO_TEXTS);
    heading.current?.focus();
    heading.current?.closest("dialog")?.scrollTo(0, 0);
  }, [index]);
  useEffect(() => {
    if (errors.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  if (!step) return null;

  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const names = fieldsOf(step, addon);
    // The choice of a unit converts all fields itself.
    if (!names.includes(target.name) || target.name === FIT_FIELD.unit) return;
    const shown = [...formFields(currentTarget)];
    if (step.kind === "addon") {
      const addonId = shown.find(([name]) => names.includes(name))?.[1] ?? "";
      return setDraft({ ...draft, addonId, modelId: "" });
    }
    setDraft({ ...draft, isChanged: true, fields: replaceFields(draft.fields, names, shown) });
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!addon || !content) return;
    if (step.kind === "review") {
      const refused = await order.send({ form: event.currentTarget, draft, setDraft, addon, content });
      if (refused === null) return history.close();
      const wrong = steps.findIndex((each) => fieldsOf(each, addon).some((name) => refused.has(name)));
      if (wrong >= 0) {
        history.goTo(wrong);
        // The step that opens begins without errors, so they are set after that.
        setTimeout(() => setErrors(refused));
      }
      return;
    }
    const others = profiles.filter(({ model_id }) => model_id !== draft.modelId).map(({ name }) => name);
    const found = errorsOfStep(step, content, addon, measurementSets, others);
    setErrors(customizationErrorTexts(found));
    if (found.length === 0) history.goTo(index + 1);
  };
  const pickProfile = (model: FitProfileWire, isAsItIs: boolean) => {
    const fields = writeFitFields({ ...contentOfModel(model), addonId: draft.addonId });
    setDraft({ ...draft, modelId: model.model_id, isChanged: false, fields });
    history.goTo(isAsItIs ? steps.length - 1 : index + 1);
  };
  const pickMeasurements = (model: FitProfileWire) => {
    const { unit, measurements, forWhom } = contentOfModel(model);
    const name = `${model.name}, ${addon?.name.toLowerCase() ?? ""}`;
    const fields = writeFitFields({
      name,
      forWhom,
      addonId: draft.addonId,
      unit,
      measurements,
      choices: [],
      notes: [],
    });
    setDraft({ ...draft, modelId: "", isChanged: true, fields });
    history.goTo(index + 1);
  };

  return (
    <form ref={form} noValidate onChange={onChange} onSubmit={onSubmit} className="px-5 pt-5 pb-6 sm:px-8">
      <p className="text-[0.8125rem] text-muted">{addon && stepTexts.progress(index + 1, steps.length)}</p>
      <h3 ref={heading} tabIndex={-1} className="mt-1 mb-5 font-display text-display-3 outline-none">
        {headingOf(step, addon?.notesTitle ?? "")}
      </h3>
      {order.refusal && (
        <div className="mb-5">
          <Notice kind="refused">{order.refusal}</Notice>
        </div>
      )}
      <Step
        key={`${step.kind} ${index}`}
        {...{ step, product, addons, addon, measurementSets, assistants, draft, setDraft, content, errors, profiles }}
        onUse={pickProfile}
        onUseMeasurements={pickMeasurements}
      />
      <div className="sticky bottom-0 -mx-5 mt-6 flex flex-wrap gap-3 border-t border-line bg-paper px-5 pt-3 pb-3 sm:-mx-8 sm:px-8">
        {addon && content && step.kind !== "addon" && step.kind !== "review" && (
          <RunningPrice addon={addon} choices={content.choices} currency={product.currency} />
        )}
        <button type="button" onClick={history.goBack} className={buttonClass("quiet")}>
          {stepTexts.back}
        </button>
        <button
          type="submit"
          disabled={!addon}
          aria-busy={order.isPending || undefined}
          className={buttonClass("solid", "grow")}
        >
          {step.kind === "review" ? order.submitText : stepTexts.next}
        </button>
      </div>
    </form>
  );
}

const NO_TEXTS: ReadonlyMap<string, string> = new Map();
const EMPTY: Omit<FitDraft, "slug" | "addonId"> = { modelId: "", isChanged: true, fields: [] };

/** If the product has one addon, nobody has to choose it. */
const soleId = (addons: CustomizationData["addons"]) => (addons.length === 1 ? (addons[0]?.id ?? "") : "");

function headingOf(step: DialogStep, notesTitle: string): string {
  if (step.kind === "options") return step.group.name;
  if (step.kind === "measurements") return step.set.name;
  return step.kind === "notes" ? notesTitle || stepTexts.notes : stepTexts[step.kind];
}
