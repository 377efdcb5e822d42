import { useQuery } from "@tanstack/react-query";
import { marketCodes, parseCurrency } from "@vycep/domain/market/market";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { Select } from "@vycep/ui/fields/select.tsx";
import { Switch } from "@vycep/ui/fields/switch.tsx";
import { TextArea } from "@vycep/ui/fields/text-area.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import type { ProductDraft } from "./product-draft.ts";
import type { ProductField } from "./use-product.ts";
import { shelvesQuery } from "./use-products.ts";

/** What is wrong with single fields, by their names. */
export type Faults = ReadonlyMap<string, string>;

interface FieldProps {
  readonly name: string;
  readonly draft: ProductDraft;
  readonly faults: Faults;
  /** Named by another, where the same thing is said in several languages. */
  readonly label?: string;
  readonly isReadOnly: boolean;
}

const lists = ["flags", "markets"];
const symbols = ["l", "kg", "%", "°P", "% vol."];
const isSymbol = (unit: string) => symbols.includes(unit) || parseCurrency(unit) !== undefined;

const labelled = [
  ...(["sku", "ean", "ean_ea", "name", "description", "brand", "sub_brand", "category"] as const),
  ...(["package_type", "packaging_code", "volume_l", "items_per_box", "boxes_per_layer"] as const),
  ...(["layers_per_pallet", "boxes_per_pallet", "litres_per_box", "gross_kg_per_box"] as const),
  ...([
    "pallet_gross_kg",
    "warehouse_place",
    "deposit_cz",
    "deposit_sk",
    "excise_czk",
    "excise_eur",
  ] as const),
  ...(["sugar_tax_eur", "vat_cz_pct", "vat_sk_pct", "cn_code", "plato", "abv"] as const),
  ...(["country_of_origin", "shelf_life_days", "is_tank", "is_unfiltered", "age_restricted"] as const),
  ...(["truck_ordering", "flags", "markets", "sellable_from", "sellable_to"] as const),
];

/** What is said of goods in a market that has no fields among their own (OPS-17). */
const furtherColumns = ["vat_pct", "deposit", "excise", "sugar_tax"] as const;

/** `PL.vat_pct` is the VAT in PL; undefined of what is said of the goods wherever they are sold. */
export function inMarket(name: string): { readonly market: string; readonly column: string } | undefined {
  const [, market, column] = /^([A-Z]{2})\.(\w+)$/.exec(name) ?? [];
  return market === undefined || column === undefined ? undefined : { market, column };
}

/** What a field is called; words in a language by the field alone: `name_cs` is the name. */
export function useFieldName() {
  const t = useTexts("product-desk");
  return (name: string) => {
    const further = inMarket(name);
    if (further !== undefined) {
      const told = furtherColumns.find((one) => one === further.column);
      const column = told === undefined ? further.column : t(`further.${told}`);
      return `${column} ${further.market}`;
    }
    const [, kind = name, language] = /^(name|description)_([a-z]{2})$/.exec(name) ?? [];
    const known = labelled.find((one) => one === kind);
    const label = known === undefined ? kind : t(`field.${known}`);
    return language === undefined ? label : `${label} (${language})`;
  };
}

const flags = ["new", "sale", "recommended", "special", "last"] as const;

/** What the flags are called, by their codes. */
export function useFlagNames(): Readonly<Record<string, string>> {
  const t = useTexts("product-desk");
  return Object.fromEntries(flags.map((flag) => [flag, t(`flag.${flag}`)]));
}

const packageTypes = {
  bottle: "type.bottle",
  can: "type.can",
  keg: "type.keg",
  tank: "type.tank",
  "PET bottle": "type.pet",
  pouch: "type.pouch",
  carton: "type.carton",
  other: "type.other",
} as const;

/** What goods are filled into, by the codes. */
export function usePackageTypeNames(): Readonly<Record<string, string>> {
  const t = useTexts("product-desk");
  return Object.fromEntries(Object.entries(packageTypes).map(([type, key]) => [type, t(key)]));
}

/** One thing that is said of a product, in the form that suits it; what is wrong stands beneath. */
export function ProductFieldInput({ name, draft, faults, label, isReadOnly }: FieldProps) {
  const t = useTexts("product-desk");
  const nameOf = useFieldName();
  const language = useLanguage();
  const packageTypeNames = usePackageTypeNames();
  const field = draft.fields.find((one) => one.name === name);
  const isCategory = name === "category" && field !== undefined;
  const { data: shelves } = useQuery({ ...shelvesQuery, enabled: isCategory });
  if (field === undefined) return null;
  const value = draft.valueOf(name);
  const foreign = draft.foreignOf(name);
  const hints = [hintOf(name), foreign !== undefined && t("nowStands", { value: foreign || t("nothing") })];
  const shared = {
    label: label ?? nameOf(name),
    error: faults.get(name),
    hint: hints.filter(Boolean).join(" ") || undefined,
    note: field.isErpOwned ? t("erpOwned") : undefined,
  };
  const isFixed = isReadOnly || field.isErpOwned;
  const choices = name === "package_type" ? packageTypesWith(value) : field.values;
  const change = (next: string) => draft.change(name, next);
  if (lists.includes(name))
    return <ListInput {...shared} field={field} value={value} isFixed={isFixed} onChange={change} />;
  if (isFlag(field))
    return (
      <Switch
        label={shared.label}
        hint={[shared.note, shared.hint].filter(Boolean).join(" · ") || undefined}
        isOn={value === "1"}
        isDisabled={isFixed}
        onChange={(isOn) => change(isOn ? "1" : "0")}
      />
    );
  if (choices.length > 0 && !isFixed)
    return (
      <Select
        {...shared}
        options={choices.map((id) => ({ id, label: labelOf(id) }))}
        value={value === "" ? null : value}
        onChange={change}
        placeholder={t("choose")}
        closeLabel={t("close")}
      />
    );
  if (name.startsWith("description_") || name.startsWith("name_"))
    return (
      <TextArea
        {...shared}
        value={value}
        readOnly={isFixed}
        maxLength={4000}
        minRows={name.startsWith("name_") ? 1 : 4}
        onChange={(event) => change(event.target.value)}
      />
    );
  const isNumber = field.unit !== "";
  return (
    <TextField
      {...shared}
      size="small"
      type={name.startsWith("sellable_") ? "date" : "text"}
      inputMode={isNumber ? "decimal" : undefined}
      value={isNumber && language !== "en" ? value.replace(".", ",") : labelOf(value)}
      readOnly={isFixed}
      trailing={isSymbol(field.unit) && <span className="text-ink-soft">{field.unit}</span>}
      onChange={({ target }) => change(isNumber ? target.value.replace(",", ".") : target.value)}
    />
  );

  /** A category by the name that it has in the catalogue, a packaging by its word. */
  function labelOf(id: string): string {
    if (name === "package_type") return packageTypeNames[id] ?? id;
    return (isCategory && shelves?.categories.find(({ code }) => code === id)?.name) || id;
  }
  function hintOf(of: string): string | undefined {
    if (of === "sellable_from" || of === "sellable_to" || of === "warehouse_place") return t(`hint.${of}`);
    return of.startsWith("deposit_") || of.endsWith(".deposit") ? t("hint.deposit") : undefined;
  }
}

/** The packagings that have a word, and the one that a file once named otherwise. */
function packageTypesWith(value: string): readonly string[] {
  const known = Object.keys(packageTypes);
  return value === "" || known.includes(value) ? known : [...known, value];
}

function isFlag({ values }: Pick<ProductField, "values">): boolean {
  return values.length === 2 && values.includes("1") && values.includes("0");
}

interface ListInputProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly note?: string | undefined;
  readonly field: ProductField;
  readonly value: string;
  readonly isFixed: boolean;
  readonly onChange: (value: string) => void;
}

/** Several of a closed list. */
function ListInput({ label, error, note, field, value, isFixed, onChange }: ListInputProps) {
  const held = value.split(",").filter(Boolean);
  const flagNames = useFlagNames();
  const labelOf = (id: string) => flagNames[id] ?? id;
  const options = field.values.length > 0 ? field.values : marketCodes();
  return (
    <fieldset disabled={isFixed}>
      <legend className="mb-1 text-body font-semibold">
        {label}{" "}
        {note !== undefined && <span className="ml-1 text-small font-normal text-ink-soft">{note}</span>}
      </legend>
      <div className="flex flex-wrap gap-x-4">
        {options.map((id) => (
          <Checkbox
            key={id}
            label={labelOf(id)}
            checked={held.includes(id)}
            onChange={() => onChange(options.filter((one) => (one === id) !== held.includes(one)).join(","))}
          />
        ))}
      </div>
      {error !== undefined && <p className="mt-1 text-small font-medium text-red-strong">{error}</p>}
    </fieldset>
  );
}
