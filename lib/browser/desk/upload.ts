import type { UploadedPicture } from "@/lib/contracts/media/owner-calls";
import { withBasePath } from "@/lib/domain/site/base-path";
import { DeskRefusal, refusalIn } from "./call-desk";

type OnProgress = (sent: number) => void;

/** Sends a picture to the shop, and tells how much of it has been sent, from 0 to 1. Throws a `DeskRefusal`. */
export const uploadPicture = (file: File, onProgress: OnProgress): Promise<UploadedPicture> =>
  send<UploadedPicture>("/api/owner/pictures", file, onProgress);

/** Sends a paper or a video to the shop as it is, see `uploadPicture`; returns its path below the uploads. */
export const uploadFile = async (file: File, onProgress: OnProgress): Promise<string> =>
  (await send<{ src: string }>("/api/owner/files", file, onProgress)).src;

/** Unlike `fetch`, XMLHttpRequest tells the progress of what is sent. */
async function send<Answer>(path: `/api/owner/${string}`, file: File, onProgress: OnProgress): Promise<Answer> {
  const body = JSON.stringify({ name: file.name.slice(0, 200), base64: await base64Of(file) });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", withBasePath(path));
    request.setRequestHeader("Content-Type", "application/json");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new DeskRefusal("network_failed"));
    request.onload = () => {
      if (request.status === 200 && request.response) resolve(request.response as Answer);
      else reject(refusalIn(request.response));
    };
    request.send(body);
  });
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(new DeskRefusal("file_unreadable"));
    reader.readAsDataURL(file);
  });
}
