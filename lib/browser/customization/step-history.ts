import { useEffect, useRef, useState } from "react";
import { CUSTOMIZATION_HASH } from "./hash";

/**
 * The step that a dialog shows, as an entry of the browser's history: Back is one step back, and from the first step it
 * closes the dialog. The entries keep the state of Next's router, which ignores entries that differ in the hash alone.
 */
export function useStepHistory(onClosed: () => void) {
  const [step, setStep] = useState(() => stepOf(window.history.state) ?? 0);
  const closed = useRef(onClosed);
  closed.current = onClosed;

  useEffect(() => {
    if (stepOf(window.history.state) === null) {
      // `fitDepth` is how many entries lead back to the page without the dialog; 0 if there is none. After a sign-in, the address already has the hash; otherwise, Back must lead to the page without the dialog.
      const isOpened = window.location.hash !== CUSTOMIZATION_HASH;
      const state = { ...window.history.state, fitStep: 0, fitDepth: isOpened ? 1 : 0 };
      if (isOpened) window.history.pushState(state, "", CUSTOMIZATION_HASH);
      else window.history.replaceState(state, "", CUSTOMIZATION_HASH);
    }
    const onPopState = ({ state }: PopStateEvent) => {
      const next = stepOf(state);
      if (next === null) closed.current();
      else setStep(next);
    };
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);

  return {
    step,
    goTo: (next: number) => {
      const { state } = window.history;
      // A profile that is used as it is leads to the last step at once, so the depth is not the step.
      const fitDepth = state?.fitDepth ? state.fitDepth + 1 : 0;
      window.history.pushState({ ...state, fitStep: next, fitDepth }, "", CUSTOMIZATION_HASH);
      setStep(next);
    },
    goBack: () => window.history.back(),
    close: () => {
      const { history, location } = window;
      if (stepOf(history.state) === null) return closed.current();
      if (history.state?.fitDepth) return history.go(-history.state.fitDepth);
      const { fitStep: _step, fitDepth: _depth, ...state } = history.state ?? {};
      history.replaceState(state, "", location.pathname + location.search);
      closed.current();
    },
  };
}

function stepOf(state: unknown): number | null {
  return typeof state === "object" && state !== null && "fitStep" in state && typeof state.fitStep === "number"
    ? state.fitStep
    : null;
}
