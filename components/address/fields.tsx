"use client";
import { useState } from "react";
import { MobileFields } from "@/components/customer/mobile-fields";
import type { FormState } from "@/components/form/api-form";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import type { AddressWire } from "@/lib/contracts/address/calls";
import type { CountryChoice } from "@/lib/domain/address/country";
import { addressParts } from "./labels";
import { PincodeField } from "./pincode-field";
import { StateField } from "./state-field";
import { fieldTexts } from "./texts";

/** The prefilled values of a new address. */
export type AddressDefaults = { name: string; country: string; dialCode: string; mobile: string };

type AddressFieldsProps = {
  field: FormState["field"];
  /** The address to edit; null for a new one. */
  address: AddressWire | null;
  countries: readonly CountryChoice[];
  defaults: AddressDefaults;
};

/** The fields of an address. Their labels, and which of them are required, depend on the country. */
export function AddressFields({ field, address, countries, defaults }: AddressFieldsProps) {
  const [country, setCountry] = useState(address?.country ?? defaults.country);
  const [dialCode, setDialCode] = useState(address?.dial_code ?? defaults.dialCode);
  const parts = addressParts(country);

  const changeCountry = (code: string) => {
    // The dial code changes with the country only if it is still the dial code of the previous country, so that a
    // different one that the customer chose is not overwritten.
    const previous = countries.find((choice) => choice.code === country)?.dialCode;
    const next = countries.find((choice) => choice.code === code)?.dialCode;
    if (next && dialCode === previous) setDialCode(next);
    setCountry(code);
  };

  return (
    <>
      <TextField
        {...field("name")}
        label={fieldTexts.name}
        autoComplete="name"
        required
        defaultValue={address?.name ?? defaults.name}
        className="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <MobileFields
          field={field}
          dialCode={dialCode}
          mobile={address?.mobile ?? defaults.mobile}
          required
          onDialCodeChange={setDialCode}
        />
      </div>
      {countries.length === 1 && countries[0]?.code === country ? (
        <input type="hidden" name={field("country").name} value={country} />
      ) : (
        <SelectField
          {...field("country")}
          label={fieldTexts.country}
          autoComplete="country"
          required
          value={country}
          onChange={(event) => changeCountry(event.target.value)}
          className="sm:col-span-2"
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <PincodeField
        {...field("pincode", { country })}
        country={country}
        parts={parts}
        required={!!countries.find((choice) => choice.code === country)?.needsPincode}
        defaultValue={address?.pincode}
      />
      <TextField
        {...field("city")}
        label={fieldTexts.city}
        autoComplete="address-level2"
        required
        defaultValue={address?.city}
      />
      <StateField
        key={country}
        {...field("state")}
        country={country}
        label={parts.state}
        required={parts.needsState}
        savedState={address?.country === country ? address.state : ""}
      />
      <TextField
        {...field("address")}
        label={fieldTexts.address}
        autoComplete="address-line1"
        required
        defaultValue={address?.address}
        className="sm:col-span-2"
      />
      <TextField
        {...field("door_no")}
        label={fieldTexts.doorNo}
        autoComplete="address-line2"
        defaultValue={address?.door_no}
      />
      <TextField {...field("landmark")} label={fieldTexts.landmark} defaultValue={address?.landmark} />
    </>
  );
}
