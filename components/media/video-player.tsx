"use client";
import { useEffect, useRef } from "react";
import { onFirstInteraction } from "@/lib/browser/site/first-interaction";
import type { Picture } from "@/lib/domain/media/picture";
import { pictureSrc } from "@/lib/domain/media/sources";

type VideoPlayerProps = { storeId: string; src: string; poster: Picture; label: string };

/** A native video. At the first interaction, Plyr's controls replace those of the browser. */
export function VideoPlayer({ storeId, src, poster, label }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    let destroy: (() => void) | undefined;
    const cancel = onFirstInteraction(async () => {
      const { attachPlayer } = await import("./plyr-player");
      if (video.current) destroy = attachPlayer(video.current);
    });
    return () => {
      cancel();
      destroy?.();
    };
  }, []);

  return (
    <div className="aspect-video bg-sand">
      {/* biome-ignore lint/a11y/useMediaCaption: the shop's videos have no speech */}
      <video
        ref={video}
        controls
        playsInline
        preload="none"
        aria-label={label}
        poster={pictureSrc(storeId, poster.src)}
        className="size-full object-cover"
      >
        <source src={pictureSrc(storeId, src)} />
      </video>
    </div>
  );
}
