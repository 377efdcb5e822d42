import { useTexts } from "@vycep/shell/words/i18n";
import { Stepper } from "@vycep/ui/fields/stepper.tsx";

interface CountFieldProps {
  readonly label: string;
  /** Of what. */
  readonly name: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (count: number) => void;
}

/** A count with buttons for a thumb. */
export function CountField({ label, name, value, max, onChange }: CountFieldProps) {
  const t = useTexts("driver");
  return (
    <div className="w-36 flex-none">
      <Stepper
        isLabelHidden
        size="large"
        label={label}
        context={name}
        value={value}
        max={max}
        decreaseLabel={t("fewer")}
        increaseLabel={t("more")}
        wholeNumberError={t("notWhole")}
        error={value > max ? t("mostOf", { count: max }) : undefined}
        onChange={(count) => onChange(Math.min(count, max))}
      />
    </div>
  );
}
