import Image from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useRef } from "react";
import { keepsAll, shownHtml, tidyHtml } from "@/lib/browser/desk/rich-html";
import { Toolbar } from "./toolbar";

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    // Which links open a tab of their own is decided when the text is stored.
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  Image.configure({ inline: true }),
  TableKit.configure({ table: { resizable: false } }),
];

type TextEditorProps = {
  storeId: string;
  label: string;
  html: string;
  isFixed: boolean;
  onChange: (html: string) => void;
  /** Called if the editor would lose a part of `html`. */
  onLossy: () => void;
};

/** A text as it will look, with its tools. */
export default function TextEditor({ storeId, label, html, isFixed, onChange, onLossy }: TextEditorProps) {
  const written = useRef(html);
  const report = useRef({ onChange, onLossy });
  useEffect(() => {
    report.current = { onChange, onLossy };
  });
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: shownHtml(html),
    editable: !isFixed,
    // The desk is never rendered on the server, which TipTap would wait for.
    immediatelyRender: true,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        class:
          "prose min-h-64 max-w-none px-4 py-3 outline-none [&_:is(td,th,li)>p]:my-0 [&_a]:inline-block [&_a]:min-h-6",
      },
    },
    onCreate: ({ editor: created }) => {
      if (!keepsAll(html, tidyHtml(created.getHTML()))) report.current.onLossy();
    },
    onUpdate: ({ editor: changed }) => {
      written.current = tidyHtml(changed.getHTML());
      report.current.onChange(written.current);
    },
  });
  // What another has written, or what was thrown away, takes the place of what is shown. The shop's own answer, which may
  // be written a little differently, must not: somebody is typing, and would lose the cursor.
  useEffect(() => {
    if (html === written.current) return;
    written.current = html;
    if (keepsAll(html, tidyHtml(editor.getHTML()))) return;
    editor.commands.setContent(shownHtml(html), { emitUpdate: false });
    if (!keepsAll(html, tidyHtml(editor.getHTML()))) report.current.onLossy();
  }, [editor, html]);
  useEffect(() => editor.setEditable(!isFixed, false), [editor, isFixed]);
  return (
    <div className="border border-line bg-paper focus-within:outline-2 focus-within:outline-offset-2">
      {!isFixed && <Toolbar editor={editor} storeId={storeId} label={label} />}
      <EditorContent editor={editor} />
    </div>
  );
}
