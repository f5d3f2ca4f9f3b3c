"use client";
import { useEffect } from "react";
import { followSwipes } from "@/lib/browser/site/follow-swipes";

/** Shows the second picture of a card when a finger swipes over the first. */
export function TurnPictures() {
  useEffect(followSwipes, []);
  return null;
}
