import nextEnv from "@next/env";

// Preloaded by command-line tools, so that they read the same `.env` files as the shop.
nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
