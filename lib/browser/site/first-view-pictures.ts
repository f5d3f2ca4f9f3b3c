/**
 * Shows the pictures that are in view although nobody has moved yet: on a wide or high screen these are more than the
 * page asks for at once. Answers how to stop. See `.picture-box` in the style sheet.
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
