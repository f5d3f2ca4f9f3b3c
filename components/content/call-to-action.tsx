import type { ReactNode } from "react";
import type { CallTone } from "@/lib/domain/content/layout-segment";

const TONES: Record<CallTone, string> = {
  plain: "border-y border-line",
  sand: "bg-sand",
  ink: "bg-ink text-paper",
};

type CallToActionProps = { heading: string; text: string; tone: CallTone; children: ReactNode };

/** A heading and a sentence with one button, for what shoppers should not overlook. */
export function CallToAction({ heading, text, tone, children }: CallToActionProps) {
  return (
    <div className={`flex flex-col items-center gap-6 px-6 py-14 text-center lg:py-20 ${TONES[tone]}`}>
      {heading && <h2 className="max-w-2xl font-display text-display-2">{heading}</h2>}
      {text && <p className="max-w-xl">{text}</p>}
      {children}
    </div>
  );
}
