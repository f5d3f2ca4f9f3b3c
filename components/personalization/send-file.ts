import { cartRefusalText } from "@/components/cart/refusal-text";
import { callApi } from "@/lib/browser/call-api";
import { PERSONAL_FIELD } from "@/lib/domain/personalization/fields";
import { MAX_FILE_BYTES, personalFilePath } from "@/lib/domain/personalization/file";
import { withBasePath } from "@/lib/domain/site/base-path";
import { fileFieldTexts } from "./texts";

/** Sends the picture that was chosen, and shows it as it arrived. Another one can be chosen instead. */
export async function sendFile(field: HTMLElement): Promise<void> {
  const input = field.querySelector<HTMLInputElement>("[type=file]");
  const answer = field.querySelector<HTMLInputElement>(`[name^="${PERSONAL_FIELD}"]`);
  if (!input || !answer) return;
  const file = input.files?.[0];
  // The browser may have filled in the answer again, after Back or a reload.
  if (!file) return answer.value ? show(field, input, answer) : undefined;
  // A choice made while another picture is being sent counts.
  const turn = String(Number(field.dataset.turn ?? 0) + 1);
  field.dataset.turn = turn;
  say(field, fileFieldTexts.sending);
  input.setCustomValidity(fileFieldTexts.sending);
  const sent = await send(file);
  if (field.dataset.turn !== turn) return;
  input.setCustomValidity("");
  // Otherwise the form would send the picture once more.
  input.value = "";
  if (typeof sent === "string") return say(field, sent, true);
  answer.value = sent.file_id;
  show(field, input, answer);
}

async function send(file: File): Promise<{ file_id: string } | string> {
  if (file.size > MAX_FILE_BYTES) return cartRefusalText("file_too_large", {});
  const content = await inBase64(file);
  if (content === null) return fileFieldTexts.unreadable;
  const sent = await callApi<{ file_id: string }>("/api/personal-files", { method: "POST", body: { content } });
  if (sent.ok) return sent.value;
  return sent.code === "network_failed" ? fileFieldTexts.failed : cartRefusalText(sent.code, {});
}

function show(field: HTMLElement, input: HTMLInputElement, answer: HTMLInputElement): void {
  const sent = field.querySelector<HTMLElement>("[data-sent]");
  const picture = sent?.querySelector("img");
  const remove = sent?.querySelector("button");
  if (!sent || !picture || !remove) return;
  say(field, fileFieldTexts.done);
  picture.src = withBasePath(personalFilePath(answer.value));
  input.required = false;
  sent.hidden = false;
  input.hidden = true;
  remove.onclick = () => {
    answer.value = "";
    sent.hidden = true;
    input.hidden = false;
    input.required = "required" in field.dataset;
    say(field, fileFieldTexts.kinds);
    input.focus();
  };
}

function say(field: HTMLElement, text: string, isRefusal = false): void {
  const state = field.querySelector("[data-state]");
  if (!state) return;
  state.textContent = text;
  state.className = isRefusal ? "text-sale" : "";
}

/** Null if the browser can no longer read the file, which may have been moved or deleted since it was chosen. */
function inBase64(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onerror = () => resolve(null);
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.readAsDataURL(file);
  });
}
