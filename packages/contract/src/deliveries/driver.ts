/** What a driver's telephone and the server both know, without the schemas (driver.rest.ts). */

/** Where a driver's telephone asks. */
export const DESK_DRIVER_PATH = "/desk/driver";

/** Where staff read the signature and the photographs of an order that was handed over. */
export const DESK_HANDOVERS_PATH = "/desk/handovers";

/** All of a report with its pictures, as text. */
export const MAX_STOP_REPORT_BYTES = 8_000_000;
/** Of one picture, before it becomes text. */
export const MAX_PICTURE_BYTES = 1_500_000;
