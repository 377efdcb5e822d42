import { act, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { later } from "./later.tsx";

const place = <p>{"place"}</p>;

/** Keeps its place until it is asked to try again. */
class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    const retry = () => this.setState({ hasFailed: false });
    return this.state.hasFailed ? (
      <button type="button" onClick={retry}>
        {"again"}
      </button>
    ) : (
      this.props.children
    );
  }
}

test("a part keeps its place until it is there, and is fetched once for all who show it", async () => {
  const fetchPart = vi.fn(async () => () => <p>{"part"}</p>);
  const { Part } = later(fetchPart, [], place);
  render(
    <>
      <Part />
      <Part />
    </>,
  );
  expect(screen.getAllByText("place")).toHaveLength(2);
  expect(await screen.findAllByText("part")).toHaveLength(2);
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test("a part that did not come is thrown to the boundary, and is fetched again when that tries again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const fetchPart = vi
    .fn(async () => () => <p>{"part"}</p>)
    .mockRejectedValueOnce(new Error("not now"))
    .mockRejectedValueOnce(new Error("nor now"));
  const { Part } = later(fetchPart, [], place);
  render(<Part />, { wrapper: Boundary });
  for (const times of [1, 2]) {
    const again = await screen.findByText("again");
    expect(fetchPart).toHaveBeenCalledTimes(times);
    act(() => again.click());
  }
  expect(await screen.findByText("part")).toBeDefined();
});

test("a part that could not be fetched ahead is fetched when it is shown", async () => {
  const fetchPart = vi.fn(async () => () => <p>{"part"}</p>).mockRejectedValueOnce(new Error("not now"));
  const { Part, prefetch } = later(fetchPart, [], place);
  void prefetch();
  await vi.waitFor(() => expect(fetchPart).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  render(<Part />, { wrapper: Boundary });
  expect(await screen.findByText("part")).toBeDefined();
});
