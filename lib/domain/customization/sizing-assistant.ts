import type { Picture } from "../media/picture";
import type { LengthUnit } from "../product/addon";
import { convertLength } from "./length";

/** Lengths by the names of a measurement set. Of an answer they are added to the standard ones, and may be negative. */
type SetLengths = { setId: string; values: readonly { name: string; value: number }[] };

type SizingOption = {
  /** Unique within the assistant. */
  id: string;
  heading: string;
  subHeading: string;
  picture: Picture | null;
  /** The option is shown only after this option was chosen in an earlier question; `all`: always. */
  linkTo: string;
  changes: readonly SetLengths[];
};

export type SizingQuestion = {
  heading: string;
  subHeading: string;
  picture: Picture | null;
  type: "either_or" | "multiple";
  options: readonly SizingOption[];
};

/** Questions about a body whose answers change standard measurements, for shoppers who have no tape at hand. */
export type SizingAssistant = {
  id: string;
  name: string;
  heading: string;
  subHeading: string;
  /** The unit of all its lengths. */
  unit: LengthUnit;
  standard: readonly SetLengths[];
  questions: readonly SizingQuestion[];
};

/** The assistant that knows standard measurements for a set; null if there is none. */
export function assistantFor(assistants: readonly SizingAssistant[], setId: string): SizingAssistant | null {
  return assistants.find(({ standard }) => standard.some((each) => each.setId === setId)) ?? null;
}

/**
 * The questions with the options that go with the answers to earlier ones; a question that is left without options is
 * skipped. `index` is the question's place among all.
 */
export function shownSizingQuestions(
  { questions }: Pick<SizingAssistant, "questions">,
  answers: readonly string[],
): (SizingQuestion & { index: number })[] {
  const chosen = new Set<string>();
  return questions.flatMap((question, index) => {
    const options = question.options.filter(({ linkTo }) => linkTo === "all" || chosen.has(linkTo));
    for (const { id } of options) if (answers.includes(id)) chosen.add(id);
    return options.length > 0 ? [{ ...question, options, index }] : [];
  });
}

/** The steps in which shoppers adjust what the assistant says, and to which it is rounded; in any unit of length. */
const SIZING_STEP = 0.5;

/**
 * The measurements of a set that follow from the answers: the standard ones with all that the chosen options add or take
 * away. An option that is not shown changes nothing.
 *
 * Units:  `unit`, to the nearest half, at least a half.
 * Source: docs/domain.md#sizing-assistant.
 */
export function assistedMeasurements(
  assistant: SizingAssistant,
  setId: string,
  answers: readonly string[],
  unit: LengthUnit,
): { name: string; value: number }[] {
  const chosen = shownSizingQuestions(assistant, answers).flatMap(({ type, options }) => {
    const wished = options.filter(({ id }) => answers.includes(id));
    return type === "either_or" ? wished.slice(0, 1) : wished;
  });
  const changes = chosen.flatMap((option) => valuesOf(option.changes, setId));
  return valuesOf(assistant.standard, setId).map(({ name, value }) => {
    const sum = changes.filter((change) => change.name === name).reduce((total, change) => total + change.value, value);
    return { name, value: toStep(convertLength(Math.max(sum, 0), assistant.unit, unit)) };
  });
}

/** A length one step of half a unit longer or shorter. */
export function stepLength(value: number, direction: 1 | -1): number {
  return toStep(value + direction * SIZING_STEP);
}

const valuesOf = (sets: readonly SetLengths[], wished: string) =>
  sets.filter(({ setId }) => setId === wished).flatMap(({ values }) => values);

const toStep = (value: number) => Math.max(SIZING_STEP, Math.round(value / SIZING_STEP) * SIZING_STEP);
