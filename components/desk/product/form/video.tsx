import { Text } from "@mantine/core";
import { FileInput } from "../../form/file-input";
import { Field, useDraft, useFault } from "./field";
import { formTexts } from "./texts";

/** The video of the product. Until it plays, its first picture stands in its place. */
export function VideoField() {
  const { draft } = useDraft();
  const fault = useFault("video");
  const { video, pictures } = draft.values;
  const [first] = pictures;
  const poster = video?.poster ?? first;
  if (!poster) return <Text size="sm">{formTexts.videoNeedsPicture}</Text>;
  return (
    <Field name="video">
      <FileInput
        label={formTexts.video}
        hint={formTexts.videoHint}
        fault={fault}
        accept="video/mp4,video/webm"
        name={formTexts.video}
        value={video?.src ?? ""}
        onChange={(src) => draft.set("video", src.trim() === "" ? null : { src, poster })}
      />
    </Field>
  );
}
