import { type SchemaObject, StructuredData } from "./structured-data";

type Faqs = readonly { question: string; answer: string }[];

function faqData(faqs: Faqs): SchemaObject {
  return {
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

export function FaqStructuredData({ faqs }: { faqs: Faqs }) {
  return faqs.length > 0 ? <StructuredData objects={[faqData(faqs)]} /> : null;
}
