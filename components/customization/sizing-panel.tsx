import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { assistedMeasurements, type SizingAssistant, stepLength } from "@/lib/domain/customization/sizing-assistant";
import type { LengthUnit, MeasurementSet } from "@/lib/domain/product/addon";
import { SizingQuestions } from "./sizing-questions";
import { sizingTexts, UNIT_SIGNS } from "./texts";

type Lengths = readonly { name: string; value: number }[];

type SizingPanelProps = {
  storeId: string;
  assistant: SizingAssistant;
  set: MeasurementSet;
  unit: LengthUnit;
  onCopy: (values: Lengths) => void;
};

/**
 * Works the measurements of a set out from answers about the body. The shopper adjusts them by halves and copies them
 * into the form.
 */
export function SizingPanel({ storeId, assistant, set, unit, onCopy }: SizingPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const [answers, setAnswers] = useState<readonly string[]>([]);
  /** By how many halves each measurement was adjusted. */
  const [steps, setSteps] = useState<Readonly<Record<string, number>>>({});
  const asked = set.measurements.map(({ name }) => name);
  const values = assistedMeasurements(assistant, set.id, answers, unit)
    .filter(({ name }) => asked.includes(name))
    .map(({ name, value }) => ({ name, value: stepped(value, steps[name] ?? 0) }));
  const adjust = (name: string, by: 1 | -1) => setSteps({ ...steps, [name]: (steps[name] ?? 0) + by });
  return (
    <details className="accordion mt-4" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{assistant.heading || sizingTexts.open}</summary>
      <div className="grid gap-5">
        <p className="text-sm">{assistant.subHeading || sizingTexts.intro}</p>
        <SizingQuestions storeId={storeId} assistant={assistant} answers={answers} onAnswer={setAnswers} />
        <ul aria-label={sizingTexts.result} className="tabular grid gap-x-8 text-sm text-ink sm:grid-cols-2">
          {values.map(({ name, value }) => (
            <li key={name} className="flex items-center gap-1 border-b border-line py-1">
              <span className="grow">{name}</span>
              <StepButton text={sizingTexts.less(name)} sign="−" onClick={() => adjust(name, -1)} />
              <output aria-live="polite" className="w-18 text-center">
                {value} {UNIT_SIGNS[unit]}
              </output>
              <StepButton text={sizingTexts.more(name)} sign="+" onClick={() => adjust(name, 1)} />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={buttonClass("outline", "justify-self-start")}
          onClick={() => {
            onCopy(values);
            setOpen(false);
          }}
        >
          {sizingTexts.copy}
        </button>
      </div>
    </details>
  );
}

function StepButton({ text, sign, onClick }: { text: string; sign: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={text}
      onClick={onClick}
      className="grid size-11 place-items-center text-lg hover:text-accent"
    >
      {sign}
    </button>
  );
}

function stepped(value: number, steps: number): number {
  let result = value;
  for (let step = 0; step < Math.abs(steps); step += 1) result = stepLength(result, steps > 0 ? 1 : -1);
  return result;
}
