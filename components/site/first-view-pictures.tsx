"use client";
import { useEffect } from "react";
import { showPicturesInView } from "@/lib/browser/site/first-view-pictures";

/**
 * Makes the browser show lazy pictures that are in view before the first interaction, as happens on large screens
 * (decision 7).
 */
export function FirstViewPictures() {
  useEffect(showPicturesInView, []);
  return null;
}
