"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useEffectEvent, useRef, useTransition } from "react";
import { withBasePath } from "@/lib/domain/site/base-path";
import { DESKTOP_BREAKPOINT_PIXELS } from "@/lib/domain/site/thresholds";
import { RESULTS_ID } from "./results-id";

type FilterFormProps = { path: string; children: ReactNode };

const TYPING_PAUSE_MS = 300;

/**
 * The filter field the shopper changed last. The changed list renders new fields, so the keyboard focus must be put
 * back on the same field.
 */
let lastChanged: { name: string; value: string } | null = null;

/**
 * The form with the filters. It is a plain GET form, which works without script. If the filters are beside the list,
 * script submits the form after every change. On small screens the filters are in a drawer, and changes apply only when
 * the submit button is pressed, which says how many products there will be; the drawer closes when the new list has
 * arrived, and closing it earlier discards the changes. The list that the submit button asked for is scrolled to.
 */
export function FilterForm({ path, children }: FilterFormProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const formRef = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isAskedFor = useRef(false);

  useEffect(() => {
    const changed = lastChanged;
    lastChanged = null;
    const field = [...(formRef.current?.elements ?? [])].find(
      (element) =>
        (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
        element.name === changed?.name &&
        (element.type !== "checkbox" || element.value === changed.value),
    );
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    const form = formRef.current;
    const drawer = form?.closest<HTMLElement>("[popover]");
    const discardChanges = () => {
      if (!drawer?.matches(":popover-open")) form?.reset();
    };
    drawer?.addEventListener("toggle", discardChanges);
    return () => {
      drawer?.removeEventListener("toggle", discardChanges);
      hide(drawer);
    };
  }, []);
  useEffect(() => {
    if (!isPending) return;
    const drawer = formRef.current?.closest<HTMLElement>("[popover]");
    return () => {
      hide(drawer);
      // The new list is in the page by now, even if it came with a form of its own.
      if (isAskedFor.current) shownList()?.scrollIntoView();
      isAskedFor.current = false;
    };
  }, [isPending]);

  const applyFilters = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    startTransition(() => router.push(addressOf(path, new FormData(form)), { scroll: false }));
  };
  const countMatches = async (form: HTMLFormElement) => {
    const { showMatchCount } = await import("./match-count");
    void showMatchCount(form, path, addressOf(path, new FormData(form)));
  };
  const applySoon = (form: HTMLFormElement, { name, value }: { name: string; value: string }) => {
    // The field to search in a group has no name, and changes nothing.
    if (name === "") return;
    const isInDrawer = window.innerWidth < DESKTOP_BREAKPOINT_PIXELS;
    if (!isInDrawer) lastChanged = { name, value };
    clearTimeout(timer.current);
    timer.current = setTimeout(isInDrawer ? countMatches : applyFilters, TYPING_PAUSE_MS, form);
  };
  const applyEarlyChange = useEffectEvent(() => {
    const form = formRef.current;
    const changed = [...(form?.elements ?? [])].find(isChanged);
    if (form && changed) applySoon(form, changed);
  });
  const applyChange = useEffectEvent(({ target }: Event) => {
    const form = formRef.current;
    if (form && (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) applySoon(form, target);
  });
  useEffect(() => {
    const form = formRef.current;
    // A filter that was ticked before the script ran.
    applyEarlyChange();
    // React's `onChange` hears only fields that React rendered, which the ones of `FilterFields` are not.
    const listener = (event: Event) => applyChange(event);
    form?.addEventListener("input", listener);
    return () => form?.removeEventListener("input", listener);
  }, []);
  return (
    <form
      ref={formRef}
      action={withBasePath(`${path}#${RESULTS_ID}`)}
      // Browsers would otherwise tick again, after Back, what the address of the list no longer says.
      autoComplete="off"
      aria-busy={isPending}
      className={`transition-opacity ${isPending ? "opacity-60" : ""}`}
      onSubmit={(event) => {
        event.preventDefault();
        isAskedFor.current = true;
        applyFilters(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}

function isChanged(field: Element): field is HTMLInputElement {
  if (!(field instanceof HTMLInputElement) || field.name === "") return false;
  return field.type === "checkbox" ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** The list in view. Next.js may keep the one before it in the page, hidden and with the same id. */
function shownList(): Element | undefined {
  return [...document.querySelectorAll(`#${RESULTS_ID}`)].find((list) => list.checkVisibility());
}

/**
 * Closes the drawer of filters. Does nothing if the filters are shown beside the list, or if the drawer is no longer in
 * the page.
 */
function hide(drawer: HTMLElement | null | undefined) {
  if (drawer?.isConnected) drawer.hidePopover();
}

/** The URL of the filtered list. The values of a filter group are joined by commas; empty fields are left out. */
function addressOf(path: string, data: FormData): string {
  const values = new Map<string, string[]>();
  for (const [name, value] of data) {
    if (typeof value === "string" && value !== "") values.set(name, [...(values.get(name) ?? []), value]);
  }
  const query = [...values].map(([name, list]) => `${name}=${list.map(encodeURIComponent).join(",")}`).join("&");
  return query ? `${path}?${query}` : path;
}
