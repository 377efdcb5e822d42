import { Button, type ButtonVariant } from "../src/actions/button.tsx";
import { ButtonLink } from "../src/actions/button-link.tsx";
import { Chip } from "../src/actions/chip.tsx";
import { IconButton } from "../src/actions/icon-button.tsx";
import { Link, LinkAction } from "../src/actions/link.tsx";
import { Segments } from "../src/actions/segments.tsx";
import { SelectionBar } from "../src/actions/selection-bar.tsx";
import { Avatar } from "../src/data/avatar.tsx";
import { Count, Flag, Status } from "../src/data/badge.tsx";
import { Alert } from "../src/feedback/alert.tsx";
import { Skeleton, SkeletonRows } from "../src/feedback/skeleton.tsx";
import { Icon } from "../src/icons/icon.tsx";
import { type IconName, iconShapes } from "../src/icons/icon-shapes.ts";
import { Card } from "../src/layout/card.tsx";
import { PageTitle } from "../src/layout/page-title.tsx";
import { Breadcrumb } from "../src/navigation/breadcrumb.tsx";
import { Row, Section } from "./section.tsx";

const variants: readonly ButtonVariant[] = ["primary", "amber", "outline", "quiet", "danger"];
const nothing = () => undefined;

/** Buttons, links, marks, notices, cards. */
export function PlainGallery() {
  return (
    <>
      <PageTitle
        title="Moje objednávky"
        breadcrumb={
          <Breadcrumb label="Kde jste" steps={[{ label: "Domů", href: "#" }]} current="Moje objednávky" />
        }
        badge={<Status tone="partial" icon="warning" text="částečně doručená" />}
        note="Vaše číslo PO-101-00303"
        tools={
          <Button variant="outline" icon="download">
            Exportovat
          </Button>
        }
      />
      <Section title="Buttons">
        {(["small", "normal", "large"] as const).map((size) => (
          <Row key={size}>
            {variants.map((variant) => (
              <Button
                key={variant}
                variant={variant}
                size={size}
                icon={variant === "outline" ? "repeat" : undefined}
              >
                Pokračovat
              </Button>
            ))}
          </Row>
        ))}
        <Row>
          <Button isBusy>Odesíláme</Button>
          <Button variant="amber" isBusy>
            Odesíláme
          </Button>
          <Button disabledReason="Do minima chybí 808 Kč.">Odeslat objednávku</Button>
          <Button disabledReason="Nebylo dosaženo minimálního počtu palet." reasonPlace="below">
            Pokračovat k dodání
          </Button>
          <ButtonLink href="#next" iconAfter="chevron-right">
            Přejít do košíku
          </ButtonLink>
          <IconButton icon="heart" label="Přidat do oblíbených" isPressed={false} />
          <IconButton icon="heart" label="Oblíbené" isPressed />
          <IconButton icon="printer" label="Vytisknout" variant="outline" />
          <IconButton icon="trash" label="Odebrat" disabledReason="Objednávka už je odeslaná." />
        </Row>
        <Row>
          <Link href="#a">Zapomenuté heslo</Link>
          <Link href="#b" iconAfter="chevron-right">
            Všech 14 oblíbených
          </Link>
          <Link href="#c" external={{ label: "otevře se v novém okně" }} variant="plain">
            Lipovrch
          </Link>
          <LinkAction onClick={nothing} icon="pencil">
            Upravit
          </LinkAction>
        </Row>
        <SelectionBar
          label="Vybrané doklady"
          chosen="2 doklady"
          sum="1 204,50 Kč"
          clear="Zrušit výběr"
          onClear={nothing}
          save="Stáhnout vybrané (ZIP)"
          onSave={nothing}
          isSaving={false}
          tooMuch={undefined}
        />
      </Section>
      <Section title="Marks">
        <Row>
          <Flag tone="new" text="Novinka" />
          <Flag tone="offer" text="Akce −8 %" />
          <Flag tone="last" text="Poslední kusy" />
          <Flag tone="muted" text="Archiv" />
          <Status tone="fresh" icon="clock" text="nová" />
          <Status tone="preparing" icon="box" text="připravuje se" />
          <Status tone="moving" icon="truck" text="na cestě" />
          <Status tone="partial" icon="warning" text="částečně doručená" />
          <Status tone="done" icon="check" text="doručená" />
          <Status tone="refused" icon="close" text="zrušená" />
          <Status tone="muted" text="archivovaná" />
          <Count value={14} />
          <Count value={3} tone="red" />
          <Count value={650} tone="bottle" />
          <Count value={3} tone="muted" />
          <Avatar initials="JN" />
          <Avatar initials="JN" tone="strong" size="large" />
        </Row>
        <Row>
          <Chip text="Sud" onClick={nothing} isRemovable actionLabel="Zrušit filtr Sud" />
          <Chip text="Složit u rampy" icon="plus" onClick={nothing} />
          <Chip text="Akce" onClick={nothing} isOn />
          <Chip text="Novinky" onClick={nothing} isOn={false} />
          <Segments
            label="Které zboží"
            options={[
              { id: "usual", label: "Obvyklé" },
              { id: "all", label: "Vše" },
            ]}
            value="usual"
            onPick={nothing}
          />
        </Row>
        <div className="flex flex-wrap gap-x-5 gap-y-3 text-fine text-ink-soft">
          {(Object.keys(iconShapes) as IconName[]).map((name) => (
            <span key={name} className="flex w-32 items-center gap-2">
              <Icon name={name} /> {name}
            </span>
          ))}
        </div>
      </Section>
      <Section title="Notices">
        <div className="grid gap-3">
          <Alert tone="info" title="Ceny podle vašeho ceníku." />
          <Alert tone="success" title="Uloženo.">
            Nový termín už platí v kalendáři.
          </Alert>
          <Alert
            tone="warning"
            title="Faktura 2026100135 je 8 dní po splatnosti."
            action={<Link href="#qr">Zaplatit QR</Link>}
          >
            Zbývá uhradit 546 295,87 Kč. Objednat můžete i tak.
          </Alert>
          <Alert
            tone="error"
            title="Objednávku nešlo odeslat."
            action={<Button size="small">Zkusit znovu</Button>}
          >
            Košík zůstal, jak byl.
          </Alert>
        </div>
      </Section>
      <Section title="Cards and skeletons">
        <div className="grid gap-4 desktop:grid-cols-3">
          <Card title="Kam a kdy" aside={<Link href="#change">Změnit odběrné místo</Link>}>
            Sladovnická 12, 549 01 Lipovrch
          </Card>
          <Card title="Uzávěrka objednávek" tone="dark">
            <p className="type-figure">6 h 19 min</p>
            <p className="mt-2 text-on-bottle-soft">Objednejte dnes do 16:00.</p>
            <div className="mt-3">
              <Button variant="onDark">Kopírovat</Button>
            </div>
          </Card>
          <Card>
            <div className="grid gap-3">
              <Skeleton shape="title" width="long" />
              <Skeleton />
              <Skeleton shape="pill" width="short" />
              <Skeleton shape="picture" />
            </div>
          </Card>
        </div>
        <div className="mt-4">
          <SkeletonRows label="Objednávky se načítají" rows={3} />
        </div>
      </Section>
    </>
  );
}
