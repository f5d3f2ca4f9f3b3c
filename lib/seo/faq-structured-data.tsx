import { StructuredData, type Thing } from "./structured-data";

type Faqs = readonly { question: string; answer: string }[];

function faqData(faqs: Faqs): Thing {
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
  return faqs.length > 0 ? <StructuredData things={[faqData(faqs)]} /> : null;
}
