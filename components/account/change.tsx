import type { ReactNode } from "react";

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
  return (
    <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)} className="group">
      <summary className="flex items-baseline justify-between gap-6">
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
