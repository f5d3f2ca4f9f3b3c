export const errorTexts = {
  title: "Something went wrong",
  text: "The problem is on our side. Try again in a moment.",
  tryAgain: "Try again",
  home: "Back to home",
} as const;
