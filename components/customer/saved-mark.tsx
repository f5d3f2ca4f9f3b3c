import { Icon } from "@/components/ui/icon";

/** Beside the button that saved; each saving is told anew. */
export function SavedMark({ savedAt, text = "Saved" }: { savedAt: number; text?: string }) {
  return (
    <p role="status" className="text-sm text-muted">
      {savedAt > 0 && (
        <span key={savedAt} className="flex items-center gap-2">
          <Icon name="check" className="size-4" /> {text}
        </span>
      )}
    </p>
  );
}
