import type { PlaceFacts } from "./kept-place.facts.ts";

/** What a held cart is judged by at its place, as it was when the place was held. */
export type HeldPlace = Pick<PlaceFacts, "shipTo" | "capacity" | "calendar">;
