/**
 * Loads a script from another company. Resolves to false if it cannot be loaded, because the page must work without it
 * (specification §8).
 */
export function loadScript(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.addEventListener("load", () => resolve(true));
    script.addEventListener("error", () => {
      script.remove();
      console.warn(`The script at ${address} could not be loaded; the page works without it.`);
      resolve(false);
    });
    document.head.append(script);
  });
}
