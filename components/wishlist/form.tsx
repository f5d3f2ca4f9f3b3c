"use client";
import type { ReactNode } from "react";
import { PostForm } from "@/components/form/post-form";
import { WISHLIST } from "@/lib/browser/wishlist/wishlist";

type WishlistFormProps = {
  /** The path of the call, below `/api/wishlist`. */
  path: `/${string}`;
  method?: "POST" | "PUT" | "PATCH" | "DELETE";
  fields?: Readonly<Record<string, string>>;
  onSend: () => void;
  className?: string;
  children: ReactNode;
};

/** A form that changes the wishlist. Script sends it without leaving the page; without script it is a plain POST. */
export function WishlistForm({ path, method = "POST", fields = {}, onSend, className, children }: WishlistFormProps) {
  return (
    <PostForm
      action={`${WISHLIST}${path}`}
      method={method}
      hidden={fields}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
    </PostForm>
  );
}
