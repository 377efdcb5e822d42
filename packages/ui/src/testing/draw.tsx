import { type RenderResult, render } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";

export interface Drawn extends RenderResult {
  /** Presses keys and pointers as a person does. */
  readonly user: UserEvent;
}

/** Draws into the page. What it drew is removed after the test. */
export function draw(children: ReactNode): Drawn {
  // Without a delay between keys: a test that needs time to pass moves the clock itself.
  return { user: userEvent.setup({ delay: null }), ...render(children) };
}
