"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useTransition } from "react";
import { DESKTOP_BREAKPOINT_PIXELS } from "@/lib/domain/site/thresholds";

type FilterFormProps = { path: string; children: ReactNode };

const TYPING_PAUSE_MILLISECONDS = 300;

/** The field that was changed last: the list that follows makes new fields, and the keyboard must not lose its place. */
let lastChanged: { name: string; value: string } | null = null;

/**
 * A plain GET form. With script, beside the list, every change is shown at once; in the drawer of small screens, and
 * without script, the form's own button shows it. The drawer goes when the list is there that was asked for; who
 * closes it before that has chosen nothing.
 */
export function FilterForm({ path, children }: FilterFormProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const self = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const changed = lastChanged;
    lastChanged = null;
    const field = [...(self.current?.elements ?? [])].find(
      (element) =>
        (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
        element.name === changed?.name &&
        (element.type !== "checkbox" || element.value === changed.value),
    );
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    const form = self.current;
    const drawer = form?.closest<HTMLElement>("[popover]");
    const forgetChanges = () => {
      if (!drawer?.matches(":popover-open")) form?.reset();
    };
    drawer?.addEventListener("toggle", forgetChanges);
    return () => {
      drawer?.removeEventListener("toggle", forgetChanges);
      hide(drawer);
    };
  }, []);
  useEffect(() => {
    if (!isPending) return;
    const drawer = self.current?.closest<HTMLElement>("[popover]");
    return () => hide(drawer);
  }, [isPending]);

  const show = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    startTransition(() => router.push(addressOf(path, new FormData(form)), { scroll: false }));
  };
  return (
    <form
      ref={self}
      action={path}
      aria-busy={isPending}
      className={`transition-opacity ${isPending ? "opacity-60" : ""}`}
      onSubmit={(event) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
      onChange={(event) => {
        if (window.innerWidth < DESKTOP_BREAKPOINT_PIXELS) return;
        const { target, currentTarget: form } = event;
        if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
          lastChanged = { name: target.name, value: target.value };
        }
        clearTimeout(timer.current);
        timer.current = setTimeout(show, TYPING_PAUSE_MILLISECONDS, form);
      }}
    >
      {children}
    </form>
  );
}

/** Beside the list, and once its page is gone, there is nothing to hide. */
function hide(drawer: HTMLElement | null | undefined) {
  if (drawer?.isConnected) drawer.hidePopover();
}

/** The list's address: values of one group joined by commas, empty fields left out. */
function addressOf(path: string, data: FormData): string {
  const values = new Map<string, string[]>();
  for (const [name, value] of data) {
    if (typeof value === "string" && value !== "") values.set(name, [...(values.get(name) ?? []), value]);
  }
  const query = [...values].map(([name, list]) => `${name}=${list.map(encodeURIComponent).join(",")}`).join("&");
  return query ? `${path}?${query}` : path;
}
