import type { FormEventHandler, ReactNode, RefObject } from "react";
import { PostForm } from "@/components/form/post-form";
import { Notice } from "@/components/ui/notice";

export type FormState = {
  isPending: boolean;
  /** The name and the error of a field, to be spread into its component as props. */
  field: (name: string) => { name: string; error: string | null };
};

type SentFormProps = {
  form: RefObject<HTMLFormElement | null>;
  id: string;
  path: `/api/${string}`;
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  hidden: Readonly<Record<string, string>>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The text of an error that concerns the whole form. */
  refusal: string | null;
  className: string;
  children: ReactNode;
};

/** A form that script sends without leaving the page. Without script it is a plain POST to the same path. */
export function SentForm({ form, id, path, method, hidden, onSubmit, refusal, className, children }: SentFormProps) {
  return (
    <PostForm
      ref={form}
      id={id}
      action={path}
      method={method}
      hidden={hidden}
      onSubmit={onSubmit}
      className={className}
    >
      {refusal && (
        <div className="mb-5">
          <Notice kind="refused">{refusal}</Notice>
        </div>
      )}
      {children}
    </PostForm>
  );
}
