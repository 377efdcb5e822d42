import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { expectAccessible } from "../testing/accessibility.ts";
import { draw } from "../testing/draw.tsx";
import { FileDrop } from "./file-drop.tsx";

const file = (name: string) => new File(["x"], name, { type: "image/png" });
const field = () => screen.getByLabelText(/^Drop photos/);

describe("files to choose or to drop", () => {
  test("chosen ones come, the same again as well; of many only one where one is wanted", async () => {
    const onFiles = vi.fn();
    draw(<FileDrop title="Drop photos" text="PNG" accept={[".png"]} onFiles={onFiles} />);
    await userEvent.upload(field(), file("a.png"));
    await userEvent.upload(field(), file("a.png"));
    fireEvent.drop(field(), { dataTransfer: { files: [file("b.png"), file("c.png")] } });
    expect(onFiles.mock.calls.map(([files]) => (files as File[]).map(({ name }) => name))).toEqual([
      ["a.png"],
      ["a.png"],
      ["b.png"],
    ]);
    await expectAccessible();
  });

  test("many come where many are wanted; nothing dropped is nothing", () => {
    const onFiles = vi.fn();
    draw(
      <FileDrop
        title="Drop photos"
        text="PNG"
        accept={[".png"]}
        onFiles={onFiles}
        isMultiple
        shape="sheet"
      />,
    );
    fireEvent.drop(field(), { dataTransfer: { files: [file("b.png"), file("c.png")] } });
    fireEvent.drop(field(), { dataTransfer: { files: [] } });
    expect(onFiles).toHaveBeenCalledOnce();
    expect(onFiles.mock.calls[0]?.[0]).toHaveLength(2);
  });
});
