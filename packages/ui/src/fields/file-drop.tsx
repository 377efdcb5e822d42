import { type ChangeEvent, type DragEvent, useState } from "react";
import { Icon, type IconName } from "../icons/icon.tsx";
import { classNames } from "../styles/class-names.ts";

interface FileDropProps {
  /** What may be dropped here; it is also the name of the field. */
  readonly title: string;
  /** Kinds, sizes, or how files are named. */
  readonly text: string;
  /** Endings with their dots, and media types. */
  readonly accept: readonly string[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly isMultiple?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** In a line, or as a sheet with its words in the middle. */
  readonly shape?: "line" | "sheet" | undefined;
}

const shapes = {
  line: "flex items-center gap-3.5 px-4 py-3",
  sheet: "grid min-h-28 place-content-center justify-items-center gap-1 px-5 py-6 text-center",
} as const;

/** Files to choose, or to drop. */
export function FileDrop(props: FileDropProps) {
  const { title, text, accept, onFiles, isMultiple = false, icon = "upload", shape = "line" } = props;
  const [isOver, setOver] = useState(false);
  function take(files: Iterable<File>) {
    const taken = isMultiple ? [...files] : [...files].slice(0, 1);
    if (taken.length > 0) onFiles(taken);
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    take([...(event.target.files ?? [])]);
    // The same file again is a change, too.
    event.target.value = "";
  }
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      className={classNames(
        "cursor-pointer rounded-normal border-field border-dashed focus-within:shadow-ring",
        shapes[shape],
        isOver ? "border-bottle bg-bottle-tint" : "border-line-strong hover:border-control",
      )}
    >
      <Icon name={icon} />
      <span className="min-w-0">
        <span className="block font-semibold text-bottle underline decoration-bottle/35 underline-offset-text">
          {title}
        </span>
        <span className="block text-small text-ink-soft">{text}</span>
      </span>
      <input
        type="file"
        multiple={isMultiple}
        accept={accept.join(",")}
        className="sr-only"
        onChange={handleChange}
      />
    </label>
  );
}
