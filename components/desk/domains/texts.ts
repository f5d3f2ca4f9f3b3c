export const domainTexts = {
  title: "Addresses of the shop",
  why: "Under which names shoppers reach it. Each name also has to be set where you bought it, so that it leads to where the shop runs.",
  origin: "The address that shoppers and search engines are told",
  originWhy: "In e-mails, on shared links and for search engines. It begins with https://",
  saveOrigin: "Save the address",
  names: "Further names",
  namesWhy:
    "One per line, such as www.nila-loom.in. While there are any, the shop answers only under these and those that are set where it runs.",
  save: "Save the names",
  saved: "Saved.",
  wrong: (line: number) => `Line ${line} is no name of a host.`,
} as const;
