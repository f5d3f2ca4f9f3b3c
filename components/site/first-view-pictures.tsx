"use client";
import { useEffect } from "react";
import { showPicturesInView } from "@/lib/browser/site/first-view-pictures";

/** Shows those lazy pictures that are already in view on a large screen (decision 7). */
export function FirstViewPictures() {
  useEffect(showPicturesInView, []);
  return null;
}
