import { type Environment, env, readEnvironment } from "@/lib/server/env";

/** Settings of the test's own. The suite has to say `jest.mock("@/lib/server/env", …)` with `env` a mock function. */
export function useSettings(settings: Record<string, string> = {}): Environment {
  const environment = readEnvironment(settings);
  jest.mocked(env).mockReturnValue(environment);
  return environment;
}
