"use client";
import { useEffect } from "react";
import { showPicturesInView } from "@/lib/browser/site/first-view-pictures";

/**
 * Shows lazily loaded pictures that are already in view before the first interaction, as can happen on large screens
 * (decision 7).
 */
export function FirstViewPictures() {
  useEffect(showPicturesInView, []);
  return null;
}
