import type { ButtonHTMLAttributes, ReactNode } from "react";

/** The style sheet has their classes, because a button's HTML would otherwise be mostly classes. */
const LOOKS = {
  solid: "button-solid",
  paper: "button-paper",
  outline: "button-outline",
  "on-dark": "button-on-dark",
  quiet: "button-quiet",
} as const;
export type ButtonLook = keyof typeof LOOKS;

/** The classes of a button; links that look like a button use them too. */
export function buttonClass(look: ButtonLook = "solid", extra = ""): string {
  return `button ${LOOKS[look]}${extra && ` ${extra}`}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook; children: ReactNode };

export function Button({ look = "solid", className = "", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}
