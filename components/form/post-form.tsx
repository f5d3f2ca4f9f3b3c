import type { ComponentProps } from "react";
import { withBasePath } from "@/lib/domain/site/base-path";

export type PostFormProps = Omit<ComponentProps<"form">, "action" | "hidden" | "method"> & {
  action: `/api/${string}`;
  method?: "POST" | "PUT" | "PATCH" | "DELETE";
  /** Hidden fields, such as the page to continue to. */
  hidden?: Readonly<Record<string, string>>;
};

/**
 * A form that a browser without script can post to the API. HTML knows no other writing method than POST, so the method
 * of the call stands in a field; see `formMethods`.
 */
export function PostForm({ action, method = "POST", hidden = {}, children, ...rest }: PostFormProps) {
  const fields = Object.entries(method === "POST" ? hidden : { _method: method, ...hidden });
  return (
    <form method="post" action={withBasePath(action)} {...rest}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
