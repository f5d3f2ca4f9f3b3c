"use client";
import type { ReactNode } from "react";
import { WISHLIST } from "@/lib/browser/wishlist/wishlist";

type WishlistFormProps = {
  /** Below the wish list's own address. */
  path: `/${string}`;
  method?: "POST" | "PUT" | "PATCH" | "DELETE";
  fields?: Readonly<Record<string, string>>;
  onSend: () => void;
  className?: string;
  children: ReactNode;
};

/** One change of the list, sent without leaving the page, or without script as a plain post to the same address. */
export function WishlistForm({ path, method = "POST", fields = {}, onSend, className, children }: WishlistFormProps) {
  return (
    <form
      method="post"
      action={WISHLIST + path}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {method !== "POST" && <input type="hidden" name="_method" value={method} />}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
