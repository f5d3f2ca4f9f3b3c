import { aStoreAnswer } from "./store-answer";

type Difference = { details?: object; setting?: object };

/** The database row of an enquiry store. Pass only the fields that matter to the test. */
export function anEnquiryStoreRow({ details = {}, setting = {} }: Difference = {}) {
  const { store_details: defaults } = aStoreAnswer();
  const [properties] = defaults.store_properties;
  const application_setting = { ...properties?.application_setting, ...setting };
  const store_properties = [{ ...properties, application_setting }];
  return { details: { ...defaults, sub_type: "enquiry", store_properties, ...details } };
}
