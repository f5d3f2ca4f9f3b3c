import type { ButtonHTMLAttributes, ReactNode } from "react";

const BASE =
  "inline-flex min-h-12 items-center justify-center gap-2 border px-7 py-3 text-center text-sm font-medium tracking-wide transition-colors duration-200 disabled:cursor-not-allowed disabled:opacity-55";
const LOOKS = {
  // Forced colours show the transparent border in place of the background.
  solid: "border-transparent bg-ink text-paper hover:bg-accent",
  paper: "border-transparent bg-paper text-ink hover:bg-sand",
  outline: "border-ink text-ink hover:bg-ink hover:text-paper",
  quiet: "border-line text-ink hover:border-ink",
};
export type ButtonLook = keyof typeof LOOKS;

/** The classes of a button; links that look like a button use them too. */
export function buttonClass(look: ButtonLook = "solid", extra = ""): string {
  return `${BASE} ${LOOKS[look]} ${extra}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook; children: ReactNode };

export function Button({ look = "solid", className = "", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}
