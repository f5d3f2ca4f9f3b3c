export const sliderTexts = { previous: "Previous slide", next: "Next slide" } as const;
