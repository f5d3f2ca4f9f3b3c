import { startSmsGateway } from "../fakes/sms-gateway";
import { SMS_STAND_IN_PORT } from "./sms-stand-in";

// A program of its own, as several files of journeys get codes by text message at the same time.
await startSmsGateway({ port: SMS_STAND_IN_PORT });
