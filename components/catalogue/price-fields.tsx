"use client";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { currencyAtom } from "@/lib/browser/currency/currency";
import { boundText, MAX_BOUND, shownBound, toBaseBound } from "@/lib/domain/currency/price-bound";
import type { Currency } from "@/lib/domain/store/store";
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
  const [bounds, setBounds] = useState(chosen);
  /** The currency of the texts in the fields; null for the base currency. */
  const [currency, setCurrency] = useState<Currency | null>(null);

  const boundOf = (kind: Kind): number | null => {
    const field = fieldset.current?.querySelector<HTMLInputElement>(`[name=${NAMES[kind]}]`);
    // A field that was not edited keeps its amount in the base currency, which may be finer than what is shown.
    if (!field || field.value === field.defaultValue) return bounds[kind];
    return field.value === "" ? null : toBase(kind, Number(field.value), currency);
  };
  // What was typed before hydration, or before the currency changed, means what it meant when it was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the currency changes
  useEffect(() => {
    setBounds({ min: boundOf("min"), max: boundOf("max") });
    setCurrency(shown && !shown.isDefault ? shown : null);
  }, [shown]);
  useEffect(() => {
    const form = fieldset.current?.form;
    const onFormData = ({ formData }: FormDataEvent) => {
      for (const kind of KINDS) {
        const bound = boundOf(kind);
        formData.set(NAMES[kind], bound === null ? "" : boundText(bound));
      }
    };
    form?.addEventListener("formdata", onFormData);
    return () => form?.removeEventListener("formdata", onFormData);
  });

  const field = (kind: Kind, placeholder: number) => (
    <label className="flex h-11 min-w-0 grow items-center gap-1.5 border border-line px-3 text-sm focus-within:border-ink">
      <span className="sr-only">{LABELS[kind]}</span>
      <span aria-hidden="true" className="text-muted">
        {currency?.symbol ?? currencySymbol}
      </span>
      <input
        // A new element for another currency, because React keeps the text of an old one.
        key={currency?.code}
        type="number"
        name={NAMES[kind]}
        min={0}
        step="any"
        inputMode="decimal"
        defaultValue={majorAmount(bounds[kind], currency) ?? undefined}
        placeholder={String(placeholder)}
        className="tabular w-full min-w-0 bg-transparent outline-none [appearance:textfield] placeholder:text-muted"
      />
    </label>
  );
  return (
    <fieldset ref={fieldset} className="border-b border-line py-5">
      <legend className="float-start mb-3 w-full text-sm font-medium">{priceFieldTexts.heading}</legend>
      <div className="clear-both flex items-center gap-2">
        {field("min", Math.floor(majorAmount(range.min, currency) ?? 0))}
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        {field("max", Math.ceil(majorAmount(range.max, currency) ?? 0))}
      </div>
    </fieldset>
  );
}

/** A bound in major units of the currency in which prices are shown. */
function majorAmount(bound: number | null, currency: Currency | null): number | null {
  if (bound === null) return null;
  return currency ? shownBound(bound, currency) / 100 : Math.round(bound) / 100;
}

function toBase(kind: Kind, typed: number, currency: Currency | null): number {
  const amount = Math.min(Math.max(Math.round(typed * 100), 0), MAX_BOUND);
  return currency ? toBaseBound(kind, amount, currency) : amount;
}
