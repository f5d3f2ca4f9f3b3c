import { build } from "./setup/build.mjs";

// `npm run build`: builds the shop for another machine or an image; `npm start` builds by itself.
process.exitCode = await build();
