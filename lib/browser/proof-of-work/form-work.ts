const solver = () => import("./solve");

/**
 * The work of a form that robots like. Its script is loaded when the form gets the focus; without it, which a bad
 * connection may not bring, the form is sent without a proof.
 */
export const formWork = {
  watch: (form: HTMLFormElement): void =>
    form.addEventListener(
      "focusin",
      () =>
        void solver().then(
          ({ beginProof }) => beginProof(),
          () => {},
        ),
      { once: true },
    ),
  take: (): Promise<string> =>
    solver()
      .then(({ takeProof }) => takeProof())
      .catch(() => ""),
};
