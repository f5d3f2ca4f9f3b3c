/** Loads a script of somebody else's; one that fails counts as not loaded, and the page goes on (specification §8). */
export function loadScript(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.addEventListener("load", () => resolve(true));
    script.addEventListener("error", () => {
      script.remove();
      console.warn(`The script at ${address} could not be loaded; the page goes on without it.`);
      resolve(false);
    });
    document.head.append(script);
  });
}
