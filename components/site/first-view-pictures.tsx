"use client";
import { useEffect } from "react";
import { showPicturesInView } from "@/lib/browser/site/first-view-pictures";

/** What a large screen shows of pictures that wait for the visitor (decision 7). */
export function FirstViewPictures() {
  useEffect(showPicturesInView, []);
  return null;
}
