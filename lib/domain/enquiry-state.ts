/** By what the owner's list of enquiries is filtered. In a file of its own, so that no shopping page loads it. */
export const ENQUIRY_STATES = ["all", "waiting", "answered"] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];
