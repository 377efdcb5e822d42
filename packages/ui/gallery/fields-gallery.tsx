import { useState } from "react";
import { Link } from "../src/actions/link.tsx";
import { Checkbox } from "../src/fields/checkbox.tsx";
import { LanguageSwitch } from "../src/fields/language-switch.tsx";
import { PasswordField } from "../src/fields/password-field.tsx";
import { RadioGroup } from "../src/fields/radio-group.tsx";
import { SearchField } from "../src/fields/search-field.tsx";
import { Select, type SelectOption } from "../src/fields/select.tsx";
import { Stepper } from "../src/fields/stepper.tsx";
import { TextArea } from "../src/fields/text-area.tsx";
import { TextField } from "../src/fields/text-field.tsx";
import { Section } from "./section.tsx";

const places: readonly SelectOption[] = [
  { id: "500101", label: "Restaurace U Modré hvězdy", note: "500101 · Sladovnická 12, Lipovrch" },
  { id: "500102", label: "Výčep Na Růžku", note: "500102 · Kovářská 3, Lipovrch" },
  { id: "500103", label: "Zahrádka Pod Lipami", disabledReason: "Zavřeno do 1. dubna." },
];

/** Everything that takes a value. */
export function FieldsGallery() {
  return (
    <>
      <TextFields />
      <Choices />
      <Steppers />
    </>
  );
}

function TextFields() {
  const [search, setSearch] = useState("");
  return (
    <Section title="Text fields">
      <div className="grid gap-5 desktop:grid-cols-3">
        <TextField
          label="E-mail"
          type="email"
          placeholder="jana@modrahvezda.example"
          hint="Tady přijde potvrzení."
        />
        <PasswordField
          label="Heslo"
          defaultValue="tajne"
          showLabel="Zobrazit heslo"
          hideLabel="Skrýt heslo"
          labelAction={<Link href="#forgot">Zapomenuté heslo</Link>}
        />
        <TextField id="ico" label="IČO" defaultValue="8000" error="IČO má osm číslic." inputMode="numeric" />
        <TextField
          label="Vaše číslo objednávky"
          note="nepovinné"
          icon="document"
          count="12 / 40"
          defaultValue="PO-101-00309"
        />
        <TextField label="Jen ke čtení" defaultValue="7000001" readOnly />
        <TextField label="Vypnuté" defaultValue="CZ80000011" disabled />
        <TextArea
          id="note-long"
          label="Poznámka pro řidiče"
          note="nepovinné"
          hint="Řidič ji uvidí v dodacím listu."
          count="68 / 200"
        />
        <SearchField
          label="Hledat v katalogu"
          placeholder="Název, číslo nebo EAN"
          clearLabel="Smazat hledání"
          shortcut="/"
          value={search}
          onChange={setSearch}
        />
      </div>
    </Section>
  );
}

function Choices() {
  const [place, setPlace] = useState<string | null>("500101");
  const [choice, setChoice] = useState<"keep" | "start" | null>("start");
  const [nested, setNested] = useState<"save" | "drop" | null>("save");
  const [language, setLanguage] = useState("cs");
  const select = {
    options: places,
    value: place,
    onChange: setPlace,
    placeholder: "Vyberte",
    closeLabel: "Zavřít",
  };
  const search = { label: "Hledat odběrné místo", emptyText: "Takové místo nemáte." };
  return (
    <Section title="Choices">
      <div className="mb-5 grid gap-5 desktop:grid-cols-3">
        <Select {...select} label="Odběrné místo" hint="Kam přivezeme" />
        <Select {...select} label="Odběrné místo s hledáním" search={search} />
        <Select {...select} label="Způsob dopravy" value={null} error="Vyberte způsob dopravy." />
        <Select {...select} label="Sklad" disabledReason="Máte jen jeden sklad." />
      </div>
      <div className="mb-5 grid rounded-large border border-line bg-foam px-5 desktop:grid-cols-3 desktop:gap-8">
        <Select
          {...select}
          look="cell"
          label="Odběrné místo"
          caption="500101 · Sladovnická 12"
          search={search}
        />
        <Select {...select} look="cell" label="Způsob dopravy" caption="od 3 500 Kč" />
        <Select {...select} look="cell" label="Požadované datum" caption="Objednat do 20.11. 16:00" />
      </div>
      <div className="grid gap-6 desktop:grid-cols-3">
        <div>
          <Checkbox label="Sud" count={34} defaultChecked />
          <Checkbox label="Lahev" count={61} />
          <Checkbox label="Všechny obaly" isMixed />
          <Checkbox label="Souhlasím s podmínkami" error="Bez souhlasu to nejde." hint="Podmínky použití" />
          <Checkbox label="Vypnuté" disabled />
        </div>
        <RadioGroup
          label="Řazení"
          value={nested}
          onChange={setNested}
          options={[
            { id: "save", label: "Podle názvu" },
            { id: "drop", label: "Podle ceny", description: "Od nejlevnějšího" },
          ]}
        />
        <RadioGroup
          label="Co s košíkem"
          look="cards"
          value={choice}
          onChange={setChoice}
          options={[
            {
              id: "keep",
              label: "Pokračovat s původním místem",
              description: "Nic se nezmění, košík zůstane.",
            },
            {
              id: "start",
              label: "Začít novou objednávku",
              details: (
                <RadioGroup
                  label="Produkty z košíku"
                  isLabelHidden
                  value={nested}
                  onChange={setNested}
                  options={[
                    { id: "save", label: "Uložit na později" },
                    { id: "drop", label: "Odebrat bez uložení" },
                  ]}
                />
              ),
            },
          ]}
        />
        <LanguageSwitch
          label="Jazyk"
          value={language}
          onChange={setLanguage}
          options={[
            { code: "cs", label: "Čeština" },
            { code: "sk", label: "Slovenčina" },
            { code: "en", label: "English" },
          ]}
        />
      </div>
    </Section>
  );
}

function Steppers() {
  const [quantities, setQuantities] = useState({ boxes: 0, layers: 2, pallets: 6 });
  const texts = {
    decreaseLabel: "Ubrat",
    increaseLabel: "Přidat",
    wholeNumberError: "Zadejte celé číslo.",
    context: "Lipovrch 11 světlý ležák",
  };
  return (
    <Section title="Quantity">
      <div className="grid max-w-[420px] grid-cols-3 gap-2">
        {(["boxes", "layers", "pallets"] as const).map((unit) => (
          <Stepper
            key={unit}
            {...texts}
            label={{ boxes: "Přepravky", layers: "Vrstvy", pallets: "Palety" }[unit]}
            hint={{ boxes: undefined, layers: "= 8", pallets: "= 40" }[unit]}
            value={quantities[unit]}
            max={unit === "pallets" ? 33 : undefined}
            onChange={(value) => setQuantities({ ...quantities, [unit]: value })}
          />
        ))}
      </div>
      <div className="mt-4 grid max-w-[640px] grid-cols-3 gap-4 max-mobile:grid-cols-1">
        <Stepper
          {...texts}
          label="Sudy"
          size="large"
          value={quantities.boxes}
          onChange={(boxes) => setQuantities({ ...quantities, boxes })}
        />
        <Stepper
          {...texts}
          label="Nad limit"
          value={40}
          onChange={() => undefined}
          error="Nejvýše 33 palet."
        />
        <Stepper
          {...texts}
          label="Vypnuté"
          value={4}
          onChange={() => undefined}
          disabledReason="Tento den nevozíme tank."
        />
      </div>
    </Section>
  );
}
