import PhotoSwipe from "photoswipe";
import "photoswipe/style.css";
import "./photoswipe-gallery.css";

export type ZoomPicture = { src: string; srcSet: string | undefined; width: number; height: number; alt: string };

/** The only file that knows PhotoSwipe: shows the pictures full screen, zoomable, from the given one on. */
export function openZoom(pictures: readonly ZoomPicture[], index: number): void {
  const gallery = new PhotoSwipe({
    dataSource: pictures.map(({ src, srcSet, width, height, alt }) => ({ src, srcset: srcSet, width, height, alt })),
    index,
    bgOpacity: 1,
    showHideAnimationType: "fade",
    wheelToZoom: true,
    // Woven cloth wants a closer look than fits the screen.
    secondaryZoomLevel: 2,
    maxZoomLevel: 4,
  });
  gallery.init();
}
