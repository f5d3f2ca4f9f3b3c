export const breadcrumbNavTexts = { label: "Breadcrumb" } as const;

export const dialogTexts = { close: "Close" } as const;

export const goBackTexts = { back: "Back" } as const;
