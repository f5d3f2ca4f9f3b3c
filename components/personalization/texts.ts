export const personalTexts = {
  heading: "Make it yours",
  optional: "(optional)",
  colour: (field: string) => `${field}: thread or colour`,
  lettering: (field: string) => `${field}: lettering`,
  preview: "Preview",
  atMost: (count: number) => `Up to ${count} ${count === 1 ? "character" : "characters"}.`,
  left: (count: number) => (count === 1 ? "1 character left." : `${count} characters left.`),
  tooLong: (count: number) => (count === 1 ? "That is 1 character too many." : `That is ${count} characters too many.`),
  unusable: (characters: readonly string[]) =>
    `We cannot make ${characters.map((character) => `“${character}”`).join(", ")}. Choose other characters.`,
} as const;

export const fileFieldTexts = {
  kinds: "A picture of up to 10 MB. Only you and the shop see it.",
  sending: "Sending …",
  sent: "The picture you sent",
  done: "Sent. Only you and the shop see it.",
  remove: "Choose another picture",
  unreadable: "Your device could not read this picture. Choose it again, or another one.",
  failed: "The picture could not be sent. Check your connection and choose it again.",
} as const;

export const dateFieldTexts = {
  takes: (workingDays: number) =>
    workingDays === 1 ? "It takes 1 working day." : `It takes ${workingDays} working days.`,
  from: (day: string) => `From ${day}.`,
  tooSoon: (day: string) => `We cannot make it by then. Choose ${day} or later.`,
  tooLate: (day: string) => `Choose ${day} or earlier.`,
} as const;
