"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useRef, useTransition } from "react";

type FilterFormProps = { path: string; children: ReactNode; className?: string };

const TYPING_PAUSE_MILLISECONDS = 300;

/**
 * A plain GET form. With script every change is shown at once, without leaving the page or its place; without, the
 * form's own button sends it.
 */
export function FilterForm({ path, children, className }: FilterFormProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    startTransition(() => router.push(addressOf(path, new FormData(form)), { scroll: false }));
  };
  return (
    <form
      action={path}
      aria-busy={isPending}
      className={`${className ?? ""} transition-opacity ${isPending ? "opacity-60" : ""}`}
      onSubmit={(event) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
      onChange={(event) => {
        const form = event.currentTarget;
        clearTimeout(timer.current);
        timer.current = setTimeout(show, TYPING_PAUSE_MILLISECONDS, form);
      }}
    >
      {children}
    </form>
  );
}

/** The list's canonical address: values of one group joined by commas, empty fields left out. */
function addressOf(path: string, data: FormData): string {
  const values = new Map<string, string[]>();
  for (const [name, value] of data) {
    if (typeof value === "string" && value !== "") values.set(name, [...(values.get(name) ?? []), value]);
  }
  const query = [...values].map(([name, list]) => `${name}=${list.map(encodeURIComponent).join(",")}`).join("&");
  return query ? `${path}?${query}` : path;
}
