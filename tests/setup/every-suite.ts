import net from "node:net";
import { takeExpiredTags } from "../mocks/next-cache";

/**
 * Connections to other machines that a test has opened. Each makes the test fail at its end, because the code under test
 * may handle the error, so that nobody would notice.
 */
const unexpectedConnections: string[] = [];
const OWN_HOSTS = new Set(["localhost", "127.0.0.1", "::1"]);
const { connect } = net.Socket.prototype;

beforeAll(() => {
  net.Socket.prototype.connect = function connectToOwnMachine(this: net.Socket, ...settings: unknown[]) {
    // Node.js passes its own calls as one array.
    const [options] = settings.flat();
    const { host, lookup } = isObject(options) ? options : { host: settings[1] };
    // Whoever looks a name up itself may find that it is this machine.
    if (typeof host === "string" && !OWN_HOSTS.has(host) && !lookup) {
      unexpectedConnections.push(host);
      return this.destroy(new Error(`A test may not connect to ${host}`));
    }
    return Reflect.apply(connect, this, settings);
  };
});

afterEach(() => {
  takeExpiredTags();
  expect(unexpectedConnections.splice(0)).toEqual([]);
});

afterAll(() => {
  net.Socket.prototype.connect = connect;
});

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
