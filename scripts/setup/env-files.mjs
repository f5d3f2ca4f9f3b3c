import nextEnv from "@next/env";

// Preloaded by command lines, so that the settings in `.env` files count for them as they do for the shop.
nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
