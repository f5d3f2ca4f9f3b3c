"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { changeTexts } from "./texts";

type ChangeProps = {
  /** The current value, shown while the form is collapsed. */
  value: ReactNode;
  /** The label of the button that opens the form. `subject`, for screen readers only, says what the form changes. */
  action: string;
  subject: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
};

/**
 * One value of the account, with a form to change it. The form is collapsed at first and can be opened without script.
 */
export function Change({ value, action, subject, isOpen, onToggle, children }: ChangeProps) {
  const opener = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);

  // Closing the form hides the focused element, so the focus returns to the button that opened the form.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)} className="group">
      <summary ref={opener} className="flex items-baseline justify-between gap-6">
        <span className="min-w-0 break-words">{value}</span>
        <span className="link-underline shrink-0 text-sm hover:text-accent">
          <span className="group-open:hidden">{action}</span>
          <span className="hidden group-open:inline">{changeTexts.close}</span>
          <span className="sr-only"> {subject}</span>
        </span>
      </summary>
      <div className="pt-6">{children}</div>
    </details>
  );
}
