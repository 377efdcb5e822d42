/** Who took an order over from the driver (DDISP-03). */
export const texts = {
  title: "Handover",
  by: "Handed over by {name}",
  at: "on the driver's phone {at}",
  to: "Received by {name}",
  toNobody: "Nothing was handed over",
  signature: "Signature",
  photo: "Photo {position}",
  lost: "The picture could not be loaded.",
} as const;
