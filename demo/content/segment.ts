export type DemoSegment = {
  name: string;
  type: string;
  heading: string;
  subHeading: string;
  content: Readonly<Record<string, unknown>>;
};
