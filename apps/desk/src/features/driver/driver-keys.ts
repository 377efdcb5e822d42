import { inLocal, plainText } from "@vycep/shell/storage/stored-value";

/** What the telephone keeps beside its notes. */
export const driverKeys = {
  /** "made" where it has a passkey, else the day on which the driver wanted none. */
  passkey: inLocal("driverPasskey", plainText),
} as const;
