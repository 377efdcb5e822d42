const clock = {
  state: "running",
  usedMinutes: 51,
  targetMinutes: 240,
  due: "2026-11-10T12:00:00.000Z",
  isLate: true,
};

/** The clocks of a ticket that was answered in time and is late with its solution. */
export const someClocks = {
  answer: { ...clock, state: "done", due: null, isLate: false },
  solution: clock,
};
