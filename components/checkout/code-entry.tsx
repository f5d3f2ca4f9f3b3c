import { FieldFrame, fieldAria, INPUT_CLASS } from "@/components/form/field-frame";
import { SubmitButton } from "@/components/form/submit-button";
import { codeTexts } from "./texts";

type CodeEntryProps = {
  id: string;
  label: string;
  name: string;
  error: string | null;
  isPending: boolean;
  /** A text below the field that explains how to use it. */
  hint?: string;
};

/** A field for an offer or gift card code, with its submit button beside it. */
export function CodeEntry({ id, label, name, error, isPending, hint }: CodeEntryProps) {
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className="flex gap-2">
        <input
          {...fieldAria(id, error)}
          type="text"
          name={name}
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={`${INPUT_CLASS} uppercase`}
        />
        <SubmitButton isPending={isPending} look="outline" className="shrink-0 px-5">
          {codeTexts.apply}
        </SubmitButton>
      </div>
    </FieldFrame>
  );
}
