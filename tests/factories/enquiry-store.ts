import { aStoreAnswer } from "./store-answer";

type Difference = { details?: object; setting?: object };

/** The row of a store that sells by enquiry; a test names only what matters to it. */
export function anEnquiryStoreRow({ details = {}, setting = {} }: Difference = {}) {
  const { store_details: usual } = aStoreAnswer();
  const [properties] = usual.store_properties;
  const application_setting = { ...properties?.application_setting, ...setting };
  const store_properties = [{ ...properties, application_setting }];
  return { details: { ...usual, sub_type: "enquiry", store_properties, ...details } };
}
