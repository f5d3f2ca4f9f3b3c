/**
 * Loads another company's script. Resolves to false if that fails; the page then works without the script
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
