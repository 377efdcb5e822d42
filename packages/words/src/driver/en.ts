export const answers = {
  driverMessages: {
    "no-driver": "You are not known as a driver. Please ask dispatch.",
    "not-your-stop": "This stop is not on your round.",
    "already-delivered": "This order is already delivered.",
    "step-not-allowed":
      "The order cannot be delivered now: it is not confirmed, or it was cancelled. Please call dispatch.",
    "receiver-missing": "Write who took it over.",
    "receiver-too-long": "The name is too long.",
    "signature-missing": "The signature is missing.",
    "picture-unreadable": "One of the pictures cannot be read.",
  },
} as const;

export const texts = {} as const;
