import nextEnv from "@next/env";

// Command-line tools are started with this file preloaded, so that they read the same `.env` files as the shop.
nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
