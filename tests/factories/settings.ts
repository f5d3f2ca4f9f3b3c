import { type Environment, env, readEnvironment } from "@/lib/server/env";

/**
 * Changes settings for one test. The suite must replace `env` with a mock function: `jest.mock("@/lib/server/env", …)`.
 */
export function useSettings(settings: Record<string, string> = {}): Environment {
  const environment = readEnvironment(settings);
  jest.mocked(env).mockReturnValue(environment);
  return environment;
}
