import { useTexts } from "@vycep/shell/words/i18n";
import { classNames } from "@vycep/ui/styles/class-names";
import { type PointerEvent, useEffect, useId, useRef } from "react";
import { TextButton } from "./text-button.tsx";

interface SignaturePadProps {
  /** PNG in base64. */
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (value: string | null) => void;
}

/** So large is the picture, whatever the telephone; the pad shows it in its own size. */
const picture = { width: 660, height: 300 } as const;
const ink = { colour: "#12231c", width: 4 } as const;
/** Light in both schemes, as what is printed of it. */
const paper = "#ffffff";

/** A pad that is signed with a finger. */
export function SignaturePad({ value, error, onChange }: SignaturePadProps) {
  const t = useTexts("driver");
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDrawing = useRef(false);
  const drawn = useRef<string | null | undefined>(undefined);

  // What was signed before, on another page or before the telephone slept, stands there again.
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || value === drawn.current) return;
    drawn.current = value;
    context.fillStyle = paper;
    context.fillRect(0, 0, picture.width, picture.height);
    if (value === null) return;
    void pictureOf(value).then((image) => context.drawImage(image, 0, 0, picture.width, picture.height));
  }, [value]);

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [((clientX - left) / width) * picture.width, ((clientY - top) / height) * picture.height] as const;
  }
  function begin(event: PointerEvent<HTMLCanvasElement>) {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDrawing.current = true;
    Object.assign(context, {
      lineWidth: ink.width,
      strokeStyle: ink.colour,
      lineCap: "round",
      lineJoin: "round",
    });
    context.beginPath();
    context.moveTo(...pointOf(event));
  }
  function draw(event: PointerEvent<HTMLCanvasElement>) {
    const context = canvas.current?.getContext("2d");
    if (!context || !isDrawing.current) return;
    context.lineTo(...pointOf(event));
    context.stroke();
  }
  function end() {
    if (!isDrawing.current || canvas.current === null) return;
    isDrawing.current = false;
    const [, text = ""] = canvas.current.toDataURL("image/png").split(",");
    drawn.current = text;
    onChange(text);
  }
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <span id={id} className="font-semibold">
          {t("signature")}
        </span>
        {value !== null && <TextButton text={t("clear")} onClick={() => onChange(null)} />}
      </div>
      <div
        className={classNames(
          "relative overflow-hidden rounded-normal border-field",
          error === undefined ? "border-line-strong" : "border-red",
        )}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-labelledby={id}
          aria-label={value === null ? t("signHere") : t("signed")}
          width={picture.width}
          height={picture.height}
          className="block aspect-[2.2] w-full touch-none"
          onPointerDown={begin}
          onPointerMove={draw}
          onPointerUp={end}
          onPointerCancel={end}
        />
        {value === null && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-6 bottom-4 border-t border-dashed border-[#9aa8a1] pt-1 text-center text-small text-[#55635c]"
          >
            {t("signHere")}
          </span>
        )}
      </div>
      {error !== undefined && (
        <p role="alert" className="mt-1 font-semibold text-red-strong">
          {error}
        </p>
      )}
    </div>
  );
}

async function pictureOf(text: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: "image/png" }));
}
