import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

/** The shop's ink, from paper to night; the fifth is its muted text. */
const INK: MantineColorsTuple = [
  "#f7f3ec",
  "#ebe4d8",
  "#d5ccbd",
  "#b3a998",
  "#857c6e",
  "#655f56",
  "#4c4740",
  "#3a3631",
  "#2e2a26",
  "#23211f",
];

/** The shop's calm sister: its fonts, its ink on its paper, square corners. */
export const deskTheme = createTheme({
  fontFamily: "var(--font-sans)",
  headings: { fontFamily: "var(--font-display)", fontWeight: "300" },
  colors: { ink: INK, gray: INK, dark: [...INK] as unknown as MantineColorsTuple },
  primaryColor: "ink",
  primaryShade: { light: 9, dark: 5 },
  autoContrast: true,
  black: "#23211f",
  white: "#fffdf9",
  defaultRadius: 2,
  cursorType: "pointer",
  respectReducedMotion: true,
  focusRing: "auto",
  components: { Anchor: { defaultProps: { underline: "always" } } },
});

/** Mantine's own greys and its red are too faint to be read on paper. */
export const deskVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-body": "#fbf8f3",
    "--mantine-color-dimmed": "#655f56",
    "--mantine-color-placeholder": "#655f56",
    "--mantine-color-default-border": "#b3a998",
    "--mantine-color-error": "#b3261e",
  },
  dark: {
    "--mantine-color-body": "#23211f",
    "--mantine-color-dimmed": "#d5ccbd",
    "--mantine-color-placeholder": "#d5ccbd",
    "--mantine-color-anchor": "#d5ccbd",
    "--mantine-color-error": "#ffb4ab",
  },
});
