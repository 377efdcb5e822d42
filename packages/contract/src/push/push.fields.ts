import { told } from "../told.docs.ts";
import { pushDeviceAnswer, pushDeviceBody, pushKeyAnswer, setPushDeviceBody } from "./push.rest.ts";

const endpoint = "`endpoint` of the browser's PushSubscription: where messages to this device go.";

export const pushFields = [
  told(pushKeyAnswer, { publicKey: "Public key of this server, for `applicationServerKey` of the browser." }),
  told(setPushDeviceBody, {
    endpoint,
    keys: "`keys` of the browser's PushSubscription, with which messages are encrypted.",
    "keys.p256dh": "Public key of the device, base64url.",
    "keys.auth": "Secret that the device shares with this server, base64url.",
  }),
  told(pushDeviceBody, { endpoint }),
  told(pushDeviceAnswer, { isOn: "Whether this device gets messages for whoever asks." }),
];
