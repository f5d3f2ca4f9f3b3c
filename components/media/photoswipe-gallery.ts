import PhotoSwipe from "photoswipe";
import "photoswipe/style.css";
import "./photoswipe-gallery.css";

export type ZoomPicture = { src: string; srcSet: string | undefined; width: number; height: number; alt: string };

/**
 * Shows pictures full screen, with zoom, starting with the one at `index`. This is the only file that imports
 * PhotoSwipe.
 */
export function openZoom(pictures: readonly ZoomPicture[], index: number): void {
  const gallery = new PhotoSwipe({
    dataSource: pictures.map(({ src, srcSet, width, height, alt }) => ({ src, srcset: srcSet, width, height, alt })),
    index,
    bgOpacity: 1,
    showHideAnimationType: "fade",
    wheelToZoom: true,
    // The second zoom level is twice as large as the screen, so that shoppers can see the weave of a fabric.
    secondaryZoomLevel: 2,
    maxZoomLevel: 4,
  });
  gallery.init();
}
