"use client";
import { type ChangeEvent, useRef, useState } from "react";
import { TextField } from "@/components/form/text-field";
import { callApi } from "@/lib/browser/call-api";
import type { PincodeWire } from "@/lib/contracts/address/pincode";
import type { AddressParts } from "./labels";
import { fieldTexts } from "./texts";

type PincodeFieldProps = {
  name: string;
  error: string | null;
  country: string;
  parts: AddressParts;
  required: boolean;
  defaultValue: string | undefined;
};

const PINCODE = /^[1-9]\d{5}$/;

/**
 * The postal code. In India it fills in the city and the state, unless the shopper has typed them: they are replaced only
 * while they are what an earlier code filled in.
 */
export function PincodeField({ name, error, country, parts, required, defaultValue }: PincodeFieldProps) {
  const [place, setPlace] = useState("");
  const filled = useRef<PincodeWire | null>(null);

  const fillIn = async (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.target;
    const pincode = field.value.replace(/\s/g, "");
    setPlace("");
    if (country !== "IN" || !PINCODE.test(pincode)) return;
    const answer = await callApi<PincodeWire>(`/api/pincodes/${pincode}`);
    // The shopper may have typed on while the answer was on its way.
    if (!answer.ok || field.value.replace(/\s/g, "") !== pincode) return;
    const before = filled.current;
    const isFilled = (["city", "state"] as const).map((part) =>
      replace(field.form?.elements.namedItem(name.replace(/pincode$/, part)), before?.[part] ?? "", answer.value[part]),
    );
    filled.current = answer.value;
    if (isFilled.some(Boolean)) setPlace(fieldTexts.filledIn(answer.value.city, answer.value.state));
  };

  return (
    <>
      <TextField
        name={name}
        error={error}
        label={parts.pincode}
        required={required}
        autoComplete="postal-code"
        autoCapitalize="characters"
        inputMode={parts.hasDigitsOnly ? "numeric" : "text"}
        defaultValue={defaultValue}
        onChange={(event) => void fillIn(event)}
      />
      <p role="status" className="sr-only">
        {place}
      </p>
    </>
  );
}

/** Writes `text` into the field if it is empty or still holds `before`. Returns whether it did. */
function replace(field: Element | RadioNodeList | null | undefined, before: string, text: string): boolean {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  if (!isField || (field.value !== "" && field.value !== before)) return false;
  field.value = text;
  return true;
}
