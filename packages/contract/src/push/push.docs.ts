import type { Described } from "../described.ts";

/** Messages to a device, as /docs tells them (PUSH-01). */
export const pushDocs = {
  GetPushKey: {
    summary: "The public key that a browser subscribes with.",
    example: {
      answer: {
        publicKey: "BNML3nSm6E_l7GmgObmdyTYsWkscFGz2c-0-6RJTX7-QzEB77jU-1zDm3QxxewgTatnYjlhPZubB1VwRyymHYN0",
      },
    },
  },
  SetPushDevice: {
    summary: "This device gets messages from now on.",
    example: {
      body: {
        endpoint: "https://fcm.googleapis.com/fcm/send/of-the-example",
        keys: {
          p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
          auth: "BTBZMqHH6r4Tts7J_aSIgg",
        },
      },
      answer: { isOn: true },
    },
  },
  RenewPushDevice: {
    summary: "Whether this device gets messages for who is signed in.",
    example: {
      body: { endpoint: "https://fcm.googleapis.com/fcm/send/of-the-example" },
      answer: { isOn: true },
    },
  },
  EndPushDevice: {
    summary: "This device gets no messages any more.",
    example: {
      body: { endpoint: "https://fcm.googleapis.com/fcm/send/of-the-example" },
      answer: { isOn: false },
    },
  },
} as const satisfies Record<string, Described>;
