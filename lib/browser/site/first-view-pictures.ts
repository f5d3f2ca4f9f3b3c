/**
 * Pictures that are loaded lazily appear only after the first interaction. This function shows the pictures that are
 * already in view before that, as can happen on a large screen. Returns a function that stops this. See `.picture-box`
 * in the style sheet.
 */
export function showPicturesInView(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) target.querySelector<HTMLElement>(":scope > img")?.setAttribute("data-in-view", "");
    }
  });
  for (const picture of document.querySelectorAll('.picture-box > img[loading="lazy"]')) {
    if (picture.parentElement) observer.observe(picture.parentElement);
  }
  return () => observer.disconnect();
}
