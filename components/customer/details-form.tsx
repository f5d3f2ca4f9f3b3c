"use client";
import { useState } from "react";
import { AccountForm } from "@/components/form/account-form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { typed } from "@/lib/browser/form/fields";
import type { ProfileWire } from "@/lib/contracts/customer/calls";
import { SavedMark } from "./saved-mark";

type DetailsFormProps = { profile: ProfileWire; asksForGst: boolean; onSaved: (profile: ProfileWire) => void };

export function DetailsForm({ profile, asksForGst, onSaved }: DetailsFormProps) {
  const [savedAt, setSavedAt] = useState(0);
  return (
    <AccountForm<ProfileWire>
      id="details"
      path="/api/account"
      method="PATCH"
      parseForm={(fields) => ({
        name: typed(fields, "name"),
        ...(asksForGst && { gst: { company: typed(fields, "gst_company"), number: typed(fields, "gst_number") } }),
      })}
      onDone={(saved) => {
        onSaved(saved);
        setSavedAt(Date.now());
      }}
      className="grid gap-2"
    >
      {({ field, isPending }) => (
        <>
          <TextField {...field("name")} label="Name" autoComplete="name" required defaultValue={profile.name} />
          {asksForGst && (
            <>
              <TextField
                {...field("gst_company")}
                label="Company"
                autoComplete="organization"
                defaultValue={profile.gst.company}
              />
              <TextField
                {...field("gst_number")}
                label="GST number"
                hint="For invoices to a business: 15 characters."
                autoCapitalize="characters"
                spellCheck={false}
                defaultValue={profile.gst.number}
              />
            </>
          )}
          <div className="flex items-center gap-5">
            <SubmitButton isPending={isPending} look="outline">
              Save
            </SubmitButton>
            <SavedMark savedAt={savedAt} />
          </div>
        </>
      )}
    </AccountForm>
  );
}
