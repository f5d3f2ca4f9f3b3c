import Plyr from "plyr";
import "plyr/dist/plyr.css";

/** Replaces the video's controls by Plyr's; returns a function that undoes it. The only file that imports Plyr. */
export function attachPlayer(video: HTMLVideoElement): () => void {
  const player = new Plyr(video, {
    // By default, Plyr fetches its icons and an empty video from its own host.
    iconUrl: "/plyr.svg",
    blankVideo: "",
    controls: ["play-large", "play", "progress", "current-time", "mute", "fullscreen"],
  });
  return () => player.destroy();
}
