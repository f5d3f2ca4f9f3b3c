"use client";
import { type ReactNode, useEffect, useRef } from "react";

type ChangeProps = {
  /** What there is now. */
  value: ReactNode;
  /** What the opener says, and of what it is for those who do not see it. */
  action: string;
  of: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A fact of the account with the way to change it folded away; opens without script too. */
export function Change({ value, action, of, isOpen, onToggle, children }: ChangeProps) {
  const opener = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);

  // What had the focus is folded away: it goes back to where it came from.
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
          <span className="hidden group-open:inline">Close</span>
          <span className="sr-only"> {of}</span>
        </span>
      </summary>
      <div className="pt-6">{children}</div>
    </details>
  );
}
