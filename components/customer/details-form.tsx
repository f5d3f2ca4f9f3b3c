"use client";
import { useState } from "react";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import type { ProfileWire } from "@/lib/contracts/customer/calls";
import { GstFields } from "./gst-fields";
import { SavedMark } from "./saved-mark";
import { detailsTexts } from "./texts";

type DetailsFormProps = { profile: ProfileWire; asksForGst: boolean; onSaved: (profile: ProfileWire) => void };

export function DetailsForm({ profile, asksForGst, onSaved }: DetailsFormProps) {
  const [savedAt, setSavedAt] = useState(0);
  return (
    <ApiForm<ProfileWire>
      {...ACCOUNT_FORM}
      id="details"
      path="/api/account"
      method="PATCH"
      onDone={(saved) => {
        onSaved(saved);
        setSavedAt(Date.now());
      }}
      className="grid gap-2"
    >
      {({ field, isPending }) => (
        <>
          <TextField
            {...field("name")}
            label={detailsTexts.name}
            autoComplete="name"
            required
            defaultValue={profile.name}
          />
          {asksForGst && <GstFields field={field} gst={profile.gst} />}
          <div className="flex items-center gap-5">
            <SubmitButton isPending={isPending} look="outline">
              {detailsTexts.submit}
            </SubmitButton>
            <SavedMark savedAt={savedAt} />
          </div>
        </>
      )}
    </ApiForm>
  );
}
