import { expect, test } from "vitest";
import { isPublicAddress, lookupInPublic } from "../../platform/calls/public-network.ts";
import { isPushAddress } from "./push-address.ts";

const own = "http://127.0.0.1:4567";

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://web.push.apple.com/abc", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://127.0.0.1/abc", false],
  ["https://[::1]/abc", false],
  ["https://localhost/abc", false],
  ["https://intranet/abc", false],
  ["https://2130706433/abc", false],
  ["https://push.example.com:8443/abc", false],
  ["https://user:pass@push.example.com/abc", false],
  ["file:///etc/passwd", false],
  ["javascript:alert(1)", false],
  ["", false],
  ["http://127.0.0.1:4567/push/1", true],
  ["http://127.0.0.1:4568/push/1", false],
])("PUSH-01 a message may go to %s: %s", (endpoint, expected) => {
  expect(isPushAddress(endpoint, own)).toBe(expected);
});

test.each([
  ["142.250.1.95", true],
  ["2a00:1450:4014:80b::200a", true],
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["172.31.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["::1", false],
  ["fd00::1", false],
  ["fe80::1", false],
  ["::ffff:10.0.0.1", false],
  ["no address", false],
])("%s is out in the open: %s", (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test("a name that leads into our own house has no address", async () => {
  const asked = new Promise<Error | null>((resolve) => {
    lookupInPublic("localhost", {}, (error) => resolve(error));
  });
  expect((await asked)?.message).toContain("closed network");
});
