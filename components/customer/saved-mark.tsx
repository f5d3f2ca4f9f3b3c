import { Icon } from "@/components/ui/icon";
import { savedTexts } from "./texts";

/**
 * Tells the shopper beside the button that the form was saved. `savedAt` is used as the element's key, so that screen
 * readers announce every save.
 */
export function SavedMark({ savedAt, text = savedTexts.saved }: { savedAt: number; text?: string }) {
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
