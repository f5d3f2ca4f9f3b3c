import { Text, TextInput } from "@mantine/core";
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
      <TextInput
        size="md"
        label={formTexts.video}
        description={formTexts.videoHint}
        error={fault}
        maxLength={2_000}
        value={video?.src ?? ""}
        onChange={({ currentTarget: { value } }) =>
          draft.set("video", value.trim() === "" ? null : { src: value, poster })
        }
      />
    </Field>
  );
}
