import Plyr from "plyr";
import "plyr/dist/plyr.css";

/** The only file that knows Plyr; answers how to take it off again. */
export function dressPlayer(video: HTMLVideoElement): () => void {
  const player = new Plyr(video, {
    // By default it fetches its drawings, and an empty film, from a host of its own.
    iconUrl: "/plyr.svg",
    blankVideo: "",
    controls: ["play-large", "play", "progress", "current-time", "mute", "fullscreen"],
  });
  return () => player.destroy();
}
