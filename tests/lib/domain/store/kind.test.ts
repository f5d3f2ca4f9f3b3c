import { servedSubType, servedType } from "@/lib/domain/store/kind";

it.each([
  { type: "order_based", served: "order_based" },
  { type: "quot_based", served: "quot_based" },
  { type: "restaurant_based", served: "order_based" },
  { type: "", served: "order_based" },
])("a store of type $type sells as $served", ({ type, served }) => {
  expect(servedType(type)).toBe(served);
});

it.each([
  { type: "order_based", subType: "quot", served: "order" },
  { type: "quot_based", subType: "quot", served: "quot" },
  { type: "multi_vendor", subType: "quot", served: "order" },
  { type: "quot_based", subType: "order", served: "order" },
  { type: "order_based", subType: "enquiry", served: "enquiry" },
  { type: "quot_based", subType: "enquiry", served: "enquiry" },
] as const)("$type with sub type $subType sells by $served", ({ type, subType, served }) => {
  expect(servedSubType(type, subType)).toBe(served);
});
