"use client";
import { useRef, useState } from "react";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import { buttonClass } from "@/components/ui/button";
import { LongDate } from "@/components/ui/long-date";
import { fitProfileEditPath } from "@/lib/domain/customer/pages";
import type { FitProfile } from "@/lib/domain/customization/fit-profile";
import { withBasePath } from "@/lib/domain/site/base-path";
import { FIT_TEXTS } from "./error-texts";
import { accountTexts } from "./texts";

type FitProfileListProps = {
  profiles: readonly Pick<FitProfile, "id" | "name" | "forWhom" | "addonId" | "modifiedAt">[];
  addons: readonly { id: string; name: string }[];
  timeZone: string;
};

/** The fit profiles in the account, each to be changed or deleted. */
export function FitProfileList({ profiles, addons, timeZone }: FitProfileListProps) {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const shown = profiles.filter(({ id }) => !removed.includes(id));
  return (
    <ul ref={list} tabIndex={-1} className="border-t border-line outline-none">
      {shown.length === 0 && <li className="py-5 text-muted">{accountTexts.none}</li>}
      {shown.map(({ id, name, forWhom, addonId, modifiedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-5">
          <div className="min-w-0">
            <h2 className="font-medium">
              {name}
              {forWhom && <span className="font-normal text-muted">, {forWhom}</span>}
            </h2>
            <p className="mt-1 text-sm text-muted">
              {addons.find((addon) => addon.id === addonId)?.name ?? accountTexts.outdated}
              {accountTexts.beforeChanged}
              <LongDate date={modifiedAt} timeZone={timeZone} />
            </p>
          </div>
          <div className="flex gap-3">
            <a href={withBasePath(fitProfileEditPath(id))} className={buttonClass("quiet")}>
              {accountTexts.edit}
              <span className="sr-only"> {name}</span>
            </a>
            <ApiForm<unknown>
              texts={FIT_TEXTS}
              id={`fit-profile-${id}`}
              path={`/api/fit-profiles/${id}`}
              method="DELETE"
              onDone={() => {
                setRemoved([...removed, id]);
                // The button that had the focus is gone, so the list takes the focus.
                list.current?.focus();
              }}
            >
              {({ isPending }) => (
                <SubmitButton isPending={isPending} look="quiet">
                  {accountTexts.remove}
                  <span className="sr-only"> {name}</span>
                </SubmitButton>
              )}
            </ApiForm>
          </div>
        </li>
      ))}
    </ul>
  );
}
