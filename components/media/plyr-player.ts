import Plyr from "plyr";
import "plyr/dist/plyr.css";

/**
 * Replaces the browser's video controls with those of Plyr. Returns a function that restores them. This is the only
 * file that imports Plyr.
 */
export function attachPlayer(video: HTMLVideoElement): () => void {
  const player = new Plyr(video, {
    // Our own icons, because by default Plyr fetches its icons and an empty video from its own host.
    iconUrl: "/plyr.svg",
    blankVideo: "",
    controls: ["play-large", "play", "progress", "current-time", "mute", "fullscreen"],
  });
  return () => player.destroy();
}
