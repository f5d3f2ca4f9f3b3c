"use client";
import { useRef, useState } from "react";
import { SignOutForm } from "@/components/authentication/sign-out-form";
import { signOutTexts } from "@/components/authentication/texts";
import { ACCOUNT_FORM } from "@/components/customer/account-form";
import { ApiForm } from "@/components/form/api-form";
import { SubmitButton } from "@/components/form/submit-button";
import { LongDate } from "@/components/ui/long-date";
import type { DevicesWire } from "@/lib/contracts/customer/calls";
import { deviceName } from "@/lib/domain/authentication/device-name";
import { SavedMark } from "./saved-mark";
import { deviceTexts } from "./texts";

/** The devices on which the customer is signed in, each with a button to sign it out. */
export function DeviceList({ device_list, timeZone }: DevicesWire & { timeZone: string }) {
  const [devices, setDevices] = useState(device_list);
  const [endedAt, setEndedAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list} tabIndex={-1} className="border-t border-line outline-none">
        {devices.map(({ _id, device, is_current, created_on, last_used_on }) => (
          <li
            key={_id}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-5"
          >
            <div className="min-w-0">
              <h2 className="font-medium">
                {deviceName(device)}
                {is_current && <span className="font-normal text-muted">{deviceTexts.current}</span>}
              </h2>
              <p className="mt-1 text-sm text-muted">
                {deviceTexts.beforeSignedIn}
                <LongDate date={new Date(created_on)} timeZone={timeZone} />
                {deviceTexts.beforeLastUsed}
                <LongDate date={new Date(last_used_on)} timeZone={timeZone} />
              </p>
            </div>
            {is_current ? (
              <SignOutForm look="quiet">{deviceTexts.signOut}</SignOutForm>
            ) : (
              <ApiForm<DevicesWire>
                {...ACCOUNT_FORM}
                id={`device-${_id}`}
                path={`/api/account/devices/${_id}`}
                method="DELETE"
                onDone={(remaining) => {
                  setDevices(remaining.device_list);
                  setEndedAt(Date.now());
                  // The button that had the focus was removed together with its device, so the list takes the focus.
                  list.current?.focus();
                }}
              >
                {({ isPending }) => (
                  <SubmitButton isPending={isPending} look="quiet">
                    {deviceTexts.signOut}
                    <span className="sr-only">{deviceTexts.onDevice(deviceName(device))}</span>
                  </SubmitButton>
                )}
              </ApiForm>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <SignOutForm everywhere>{signOutTexts.everywhere}</SignOutForm>
        <SavedMark savedAt={endedAt} text={deviceTexts.signedOut} />
      </div>
    </>
  );
}
