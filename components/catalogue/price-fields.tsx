"use client";
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { currencyAtom } from "@/lib/browser/currency/currency";
import type { OfferedCurrency } from "@/lib/domain/currency/offer";
import { boundText, MAX_BOUND, shownBound, toBaseBound } from "@/lib/domain/currency/price-bound";
import { priceFieldTexts } from "./texts";

type Bounds = { min: number | null; max: number | null };

type PriceFieldsProps = {
  /**
   * Amounts in minor units of the base currency. `range` is the lowest and highest price in the list, `chosen` the
   * shopper's bounds.
   */
  range: { min: number; max: number };
  chosen: Bounds;
  /** The symbol of the base currency. */
  currencySymbol: string;
};

const KINDS = ["min", "max"] as const;
type Kind = (typeof KINDS)[number];

const LABELS = { min: priceFieldTexts.lowest, max: priceFieldTexts.highest };
const NAMES = { min: "min_price", max: "max_price" } as const;

/**
 * The fields for the lowest and highest price, in the currency in which prices are shown. The URL has the bounds in the
 * base currency, and so have the fields without script.
 */
export function PriceFields({ range, chosen, currencySymbol }: PriceFieldsProps) {
  const shown = useAtomValue(currencyAtom);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  /** The currency of the symbol and of the prices in the fields; null for the base currency. */
  const [currency, setCurrency] = useState<OfferedCurrency | null>(null);
  /** What stands in a field since the currency has changed, and the amount in the base currency that it means. */
  const converted = useRef<Partial<Record<Kind, { text: string; bound: number | null }>>>({});

  const boundIn = (field: HTMLInputElement, kind: Kind): number | null => {
    // A field that was not edited keeps its amount in the base currency, which may be finer than what is shown.
    if (field.value === field.defaultValue) return chosen[kind];
    if (field.value === converted.current[kind]?.text) return converted.current[kind].bound;
    return field.value === "" ? null : toBase(kind, Number(field.value), currency);
  };
  const showIn = useEffectEvent((next: OfferedCurrency | null) => {
    if (next?.code === currency?.code) return;
    // What was typed before hydration, or before the currency changed, means what it meant when it was typed. The
    // fields are changed at once, because what is typed until React renders them again would be lost.
    for (const kind of KINDS) {
      const field = fieldNamed(fieldset.current, kind);
      if (!field) continue;
      const bound = boundIn(field, kind);
      const isEdited = field.value !== field.defaultValue;
      const text = majorText(bound, next);
      field.defaultValue = majorText(chosen[kind], next);
      if (isEdited) converted.current[kind] = { text, bound };
      field.value = text;
    }
    setCurrency(next);
  });
  useEffect(() => showIn(shown && !shown.isDefault ? shown : null), [shown]);

  const putBounds = useEffectEvent(({ formData }: FormDataEvent) => {
    for (const kind of KINDS) {
      const field = fieldNamed(fieldset.current, kind);
      const bound = field && boundIn(field, kind);
      formData.set(NAMES[kind], bound === null ? "" : boundText(bound));
    }
  });
  useEffect(() => {
    const form = fieldset.current?.form;
    const onFormData = (event: FormDataEvent) => putBounds(event);
    form?.addEventListener("formdata", onFormData);
    return () => form?.removeEventListener("formdata", onFormData);
  }, []);

  const field = (kind: Kind, placeholder: number) => (
    <label className="flex h-11 min-w-0 grow items-center gap-1.5 border border-line px-3 text-sm focus-within:border-ink">
      <span className="sr-only">{LABELS[kind]}</span>
      <span aria-hidden="true" className="text-muted">
        {currency?.symbol ?? currencySymbol}
      </span>
      <input
        type="number"
        name={NAMES[kind]}
        min={0}
        step="any"
        inputMode="decimal"
        defaultValue={majorText(chosen[kind], currency) || undefined}
        placeholder={String(placeholder)}
        className="tabular w-full min-w-0 bg-transparent outline-none [appearance:textfield] placeholder:text-muted"
      />
    </label>
  );
  return (
    <fieldset ref={fieldset} className="border-b border-line py-5">
      <legend className="float-start mb-3 w-full text-sm font-medium">{priceFieldTexts.heading}</legend>
      <div className="clear-both flex items-center gap-2">
        {field("min", Math.floor(majorAmount(range.min, currency)))}
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        {field("max", Math.ceil(majorAmount(range.max, currency)))}
      </div>
    </fieldset>
  );
}

function fieldNamed(fieldset: HTMLFieldSetElement | null, kind: Kind): HTMLInputElement | null {
  return fieldset?.querySelector<HTMLInputElement>(`[name=${NAMES[kind]}]`) ?? null;
}

/** A bound as it stands in a field; null is an empty field. */
function majorText(bound: number | null, currency: OfferedCurrency | null): string {
  return bound === null ? "" : String(majorAmount(bound, currency));
}

/** A bound in major units of the currency in which prices are shown. */
function majorAmount(bound: number, currency: OfferedCurrency | null): number {
  return currency ? shownBound(bound, currency) / 100 : Math.round(bound) / 100;
}

function toBase(kind: Kind, typed: number, currency: OfferedCurrency | null): number {
  const amount = Math.min(Math.max(Math.round(typed * 100), 0), MAX_BOUND);
  return currency ? toBaseBound(kind, amount, currency) : amount;
}
