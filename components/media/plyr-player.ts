import Plyr from "plyr";
import "plyr/dist/plyr.css";

/** The only file that knows Plyr; answers how to take it off again. */
export function dressPlayer(video: HTMLVideoElement): () => void {
  const player = new Plyr(video, {
    controls: ["play-large", "play", "progress", "current-time", "mute", "fullscreen"],
  });
  return () => player.destroy();
}
