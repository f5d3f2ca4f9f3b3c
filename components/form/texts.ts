export const fieldTexts = { optional: "optional" } as const;

export const codeFieldTexts = { label: "Code" } as const;

export const contactFieldTexts = { label: "E-mail address or mobile number" } as const;

export const emailFieldTexts = { label: "E-mail address" } as const;

export const passwordFieldTexts = { show: "Show", hide: "Hide" } as const;
