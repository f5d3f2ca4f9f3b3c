import { MantineProvider } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import TextEditor from "@/components/desk/form/rich-text/text-editor";
import { JOURNAL } from "@/demo/content/journal";
import { PAGES } from "@/demo/content/pages";
import { sanitiseHtml } from "@/lib/contracts/codec/sanitise-html";

// jsdom has none, and nothing in it has a size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const show = async (html: string, onLossy: () => void) => {
  render(
    <MantineProvider env="test">
      <TextEditor
        storeId="loom"
        label="Text"
        html={html}
        isFixed={false}
        onChange={() => undefined}
        onLossy={onLossy}
      />
    </MantineProvider>,
  );
  await screen.findByRole("textbox", { name: "Text" });
};

it.each([...PAGES, ...JOURNAL].map(({ slug, content }) => [slug, content]))(
  "keeps all of the text %s",
  async (_slug, content) => {
    const onLossy = jest.fn();
    await show(sanitiseHtml(content), onLossy);
    expect(screen.getByRole("textbox", { name: "Text" }).textContent).not.toBe("");
    expect(onLossy).not.toHaveBeenCalled();
  },
);

it.each(["<details><summary>More</summary><p>Text</p></details>", "<p><ruby>漢<rt>kan</rt></ruby></p>"])(
  "says that it would lose a part of %s",
  async (html) => {
    const onLossy = jest.fn();
    await show(html, onLossy);
    await waitFor(() => expect(onLossy).toHaveBeenCalled());
  },
);

it("leaves the cursor where it is when the shop answers with the same text, and shows another one", async () => {
  const editor = (html: string) => (
    <MantineProvider env="test">
      <TextEditor
        storeId="loom"
        label="Text"
        html={html}
        isFixed={false}
        onChange={() => undefined}
        onLossy={() => undefined}
      />
    </MantineProvider>
  );
  const { rerender } = render(editor('<p>One <a href="https://a.example/">two</a></p>'));
  const text = await screen.findByRole("textbox", { name: "Text" });
  const [paragraph] = text.children;
  rerender(editor('<p>One <a href="https://a.example/" rel="noopener" target="_blank">two</a></p>'));
  expect(text.children[0]).toBe(paragraph);
  rerender(editor("<p>Three</p>"));
  await waitFor(() => expect(text).toHaveTextContent("Three"));
});
