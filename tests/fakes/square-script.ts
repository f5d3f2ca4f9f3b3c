/**
 * A fake of the script of Square's Web Payments SDK. Its card form is a single input, and `tokenize` makes a card token
 * from the text in that input.
 */
export const SQUARE_SCRIPT = `
window.Square = {
  async payments(applicationId, locationId) {
    if (!applicationId || !locationId) throw new Error("InvalidApplicationIdError");
    return {
      async card() {
        let field;
        return {
          async attach(target) {
            const holder = typeof target === "string" ? document.querySelector(target) : target;
            field = document.createElement("input");
            field.setAttribute("aria-label", "Card number");
            holder.append(field);
          },
          async tokenize() {
            return field.value
              ? { status: "OK", token: "cnon:" + field.value + "-" + Math.random() }
              : { status: "Invalid", errors: [{ field: "cardNumber", message: "Card number is not valid" }] };
          },
          async destroy() { field?.remove(); },
        };
      },
    };
  },
};
`;
