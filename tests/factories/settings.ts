import { type Environment, env, readEnvironment } from "@/lib/server/env";

/** Settings for one test. The suite must call `jest.mock("@/lib/server/env", …)` with `env` as a mock function. */
export function useSettings(settings: Record<string, string> = {}): Environment {
  const environment = readEnvironment(settings);
  jest.mocked(env).mockReturnValue(environment);
  return environment;
}
