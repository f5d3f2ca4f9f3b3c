import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { useParsedText, wordsOf } from "@/lib/browser/desk/parsed-text";

function Words() {
  const [words, setWords] = useState<readonly string[]>([]);
  const { text, read } = useParsedText(words, { parse: wordsOf, format: (all) => all.join(", ") });
  return (
    <>
      <input aria-label="Words" value={text} onChange={({ currentTarget }) => setWords(read(currentTarget.value))} />
      <button type="button" onClick={() => setWords(["one", "two"])}>
        Elsewhere
      </button>
      <output>{JSON.stringify(words)}</output>
    </>
  );
}

it("keeps what is typed while it means the value, and follows the value when it changes elsewhere", () => {
  render(<Words />);
  const input = screen.getByRole("textbox");
  for (const typed of ["saree,", "saree, ", "saree, sari"]) {
    fireEvent.change(input, { target: { value: typed } });
    expect(screen.getByRole("textbox")).toBe(input);
    expect(input).toHaveValue(typed);
  }
  expect(screen.getByText('["saree","sari"]')).toBeVisible();
  fireEvent.click(screen.getByRole("button"));
  expect(input).toHaveValue("one, two");
});
