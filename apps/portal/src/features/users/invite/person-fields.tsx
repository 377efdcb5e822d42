import { LANGUAGES } from "@vycep/domain/market/language";
import { useTexts } from "@vycep/shell/words/i18n";
import { Select } from "@vycep/ui/fields/select.tsx";
import { TextField } from "@vycep/ui/fields/text-field.tsx";
import { useUsersWords } from "../users-words.ts";
import { type NewPerson, type PersonField, wrongFields } from "./new-person.ts";

interface PersonFieldsProps {
  readonly person: NewPerson;
  readonly onChange: (person: NewPerson) => void;
  readonly wasTried: boolean;
  /** What the server says of the address. */
  readonly emailError: string | undefined;
}

/** Who is invited: name, e-mail, phone, and the language of the invitation. */
export function PersonFields({ person, onChange, wasTried, emailError }: PersonFieldsProps) {
  const { t } = useUsersWords();
  const shell = useTexts("shell");
  const wrong = wasTried ? wrongFields(person) : [];
  const field = (name: PersonField) => ({
    label: t(name),
    name,
    value: person[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...person, [name]: event.target.value }),
    error: wrong.includes(name) ? t(`${name}Missing`) : undefined,
  });
  return (
    <div className="grid gap-x-5 gap-y-4 desktop:grid-cols-2">
      <TextField {...field("firstName")} autoComplete="off" maxLength={80} />
      <TextField {...field("lastName")} autoComplete="off" maxLength={80} />
      <div className="desktop:col-span-2">
        <TextField
          {...field("email")}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          error={field("email").error ?? emailError}
        />
      </div>
      <TextField
        label={t("phone")}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        note={t("notRequired")}
        value={person.phone}
        onChange={(event) => onChange({ ...person, phone: event.target.value })}
      />
      <Select
        label={t("invitationLanguage")}
        placeholder=""
        closeLabel={shell("close")}
        options={LANGUAGES.map((id) => ({ id, label: t(`language.${id}`) }))}
        value={person.language}
        onChange={(id) =>
          onChange({ ...person, language: LANGUAGES.find((each) => each === id) ?? person.language })
        }
      />
    </div>
  );
}
