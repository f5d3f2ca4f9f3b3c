/**
 * Shows lazy pictures that are in view before the first interaction, because a large screen shows more pictures than
 * the page loads at first. Returns a function that stops this. See `.picture-box` in the style sheet.
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
