import type { ButtonHTMLAttributes, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "@/components/ui/button";

type SubmitButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type"> & {
  isPending: boolean;
  look?: ButtonLook;
  children: ReactNode;
};

/** A submit button. While the request runs, it keeps its size, text and focus. */
export function SubmitButton({ isPending, look = "solid", className = "", children, ...rest }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      aria-busy={isPending || undefined}
      className={buttonClass(look, `relative ${className}`)}
      {...rest}
    >
      <span className={isPending ? "opacity-40" : ""}>{children}</span>
      {isPending && (
        <span
          aria-hidden="true"
          className="absolute size-5 animate-spin rounded-full border-2 border-current border-e-transparent"
        />
      )}
    </button>
  );
}
