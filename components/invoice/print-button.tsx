"use client";
import { Button } from "@/components/ui/button";
import { invoicePageTexts } from "./texts";

export function PrintButton() {
  return (
    <Button look="quiet" onClick={() => window.print()}>
      {invoicePageTexts.print}
    </Button>
  );
}
