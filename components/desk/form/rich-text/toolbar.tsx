import { Group, Select } from "@mantine/core";
import { type Editor, useEditorState } from "@tiptap/react";
import { LinkTool } from "./link-tool";
import { PictureTool } from "./picture-tool";
import { richTexts } from "./texts";
import { Tool } from "./tool";

const STYLES = [
  { value: "0", label: richTexts.paragraph },
  { value: "2", label: richTexts.heading2 },
  { value: "3", label: richTexts.heading3 },
];

type ToolbarProps = { editor: Editor; storeId: string; label: string };

/** What can be done with the text, with what holds where the cursor is. */
export function Toolbar({ editor, storeId, label }: ToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isBold: now.isActive("bold"),
      isItalic: now.isActive("italic"),
      isBullets: now.isActive("bulletList"),
      isNumbers: now.isActive("orderedList"),
      isQuote: now.isActive("blockquote"),
      isTable: now.isActive("table"),
      style: `${now.getAttributes("heading").level ?? 0}`,
      mayUndo: now.can().undo(),
      mayRedo: now.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const setStyle = (level: string | null) =>
    level === "2" || level === "3"
      ? chain()
          .setHeading({ level: level === "2" ? 2 : 3 })
          .run()
      : chain().setParagraph().run();
  return (
    <Group
      gap={4}
      role="toolbar"
      aria-label={richTexts.tools(label)}
      className="z-10 border-line border-b bg-paper p-1.5 md:sticky md:top-(--tools-top,3.5rem)"
    >
      <Select
        size="sm"
        w={150}
        allowDeselect={false}
        aria-label={richTexts.style}
        data={STYLES}
        value={STYLES.some(({ value }) => value === state.style) ? state.style : "3"}
        onChange={setStyle}
      />
      <Tool name={richTexts.bold} isOn={state.isBold} onUse={() => chain().toggleBold().run()}>
        <strong>B</strong>
      </Tool>
      <Tool name={richTexts.italic} isOn={state.isItalic} onUse={() => chain().toggleItalic().run()}>
        <em>I</em>
      </Tool>
      <Tool name={richTexts.bullets} isOn={state.isBullets} onUse={() => chain().toggleBulletList().run()}>
        •
      </Tool>
      <Tool name={richTexts.numbers} isOn={state.isNumbers} onUse={() => chain().toggleOrderedList().run()}>
        1.
      </Tool>
      <Tool name={richTexts.quote} isOn={state.isQuote} onUse={() => chain().toggleBlockquote().run()}>
        “
      </Tool>
      <LinkTool editor={editor} />
      <PictureTool editor={editor} storeId={storeId} />
      <Tool name={richTexts.table} onUse={() => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}>
        {richTexts.table}
      </Tool>
      <Tool name={richTexts.rule} onUse={() => chain().setHorizontalRule().run()}>
        —
      </Tool>
      <Tool name={richTexts.undo} isOff={!state.mayUndo} onUse={() => chain().undo().run()}>
        ↶
      </Tool>
      <Tool name={richTexts.redo} isOff={!state.mayRedo} onUse={() => chain().redo().run()}>
        ↷
      </Tool>
      {state.isTable && (
        <Group gap={4} role="group" aria-label={richTexts.tableTools}>
          <Tool name={richTexts.addRow} onUse={() => chain().addRowAfter().run()} />
          <Tool name={richTexts.removeRow} onUse={() => chain().deleteRow().run()} />
          <Tool name={richTexts.addColumn} onUse={() => chain().addColumnAfter().run()} />
          <Tool name={richTexts.removeColumn} onUse={() => chain().deleteColumn().run()} />
          <Tool name={richTexts.removeTable} onUse={() => chain().deleteTable().run()} />
        </Group>
      )}
    </Group>
  );
}
