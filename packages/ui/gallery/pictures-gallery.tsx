import { Timeline } from "../src/data/timeline.tsx";
import { Card } from "../src/layout/card.tsx";
import { CountdownRing } from "../src/meters/countdown-ring.tsx";
import { FloorPlan } from "../src/meters/floor-plan.tsx";
import { Meter } from "../src/meters/meter.tsx";
import { TankMeter } from "../src/meters/tank-meter.tsx";
import { ProgressSteps } from "../src/navigation/progress-steps.tsx";
import { Row, Section } from "./section.tsx";

const tankMarks = [0, 500, 1000, 1500, 2000].map((at) => ({ at, text: String(at) }));
const stateLabels = { done: "hotovo", current: "právě teď", ahead: "čeká", problem: "s výhradou" };

/** The truck, the meters, and what shows how far along. */
export function PicturesGallery() {
  return (
    <>
      <Section title="Load">
        <Row>
          <FloorPlan label="17,4 z 33 palet" places={33} filled={17.4} />
          <FloorPlan label="33 z 33 palet" places={33} filled={33} tone="good" />
          <FloorPlan label="30 z 33 palet, příliš těžké" places={33} filled={30} tone="over" />
          <FloorPlan label="14 palet obalů" places={33} filled={14} kind="outline" />
          <FloorPlan label="17,4 palet a návrh na 3 další" places={33} filled={17.4} proposed={3.2} />
          <FloorPlan label="26 míst" places={26} filled={11.5} />
        </Row>
        <Row>
          <FloorPlan label="6,1 z 12 palet" places={12} filled={6.1} tone="good" />
          <FloorPlan label="2,5 ze 6 palet" places={6} filled={2.5} />
          <FloorPlan label="4 z 10 palet" places={10} filled={4} size="small" />
          <FloorPlan label="Prázdné" places={6} filled={0} size="large" />
          <FloorPlan label="Jedno místo chybí" places={33} filled={33} missing={19} size="large" />
        </Row>
        <Card tone="dark">
          <FloorPlan label="2,5 ze 6 palet" places={6} filled={2.5} surface="dark" size="large" />
          <div className="mt-4 max-w-sm">
            <Meter
              label="Čas do uzávěrky"
              value={2}
              max={8}
              valueText="uplynuly 2 hodiny z 8"
              surface="dark"
              fromText="8:00"
              toText="16:00"
            />
          </div>
        </Card>
        <div className="mt-5 grid items-center gap-5 desktop:grid-cols-4">
          <Meter
            label="Objem"
            value={2692}
            max={3500}
            valueText="2 692 z 3 500 Kč"
            size="thick"
            fromText="0"
            toText="3 500 Kč"
          />
          <Meter label="Hmotnost" value={13.6} max={24} valueText="13,6 z 24 t" tick={16} size="thin" />
          <Meter label="Hmotnost" value={23.1} max={24} valueText="23,1 z 24 t" tick={16} tone="reached" />
          <Meter label="Hmotnost" value={24.8} max={24} valueText="24,8 z 24 t" tick={16} tone="over" />
          <TankMeter label="1 500 z 2 000 l" value={1500} max={2000} marks={tankMarks} />
          <CountdownRing text="0:47" left={0.78} />
        </div>
      </Section>
      <Section title="Steps">
        <ProgressSteps
          label="Postup objednávky"
          doneLabel="hotovo"
          steps={[
            { title: "1/3 Kontrola obsahu", note: "7 položek, 2,5 palety", state: "done", href: "#cart" },
            { title: "2/3 Dodání", note: "Standardní objednávka, po 23.11.2026", state: "current" },
            { title: "3/3 Platební podmínky", note: "Převodem, splatnost 14 dní", state: "ahead" },
          ]}
        />
        <Card>
          <Timeline
            label="Průběh"
            stateLabels={stateLabels}
            steps={[
              { title: "Přijato", note: "pá 20.11. 9:58", state: "done" },
              { title: "Potvrzení", note: "e-mailem ještě dnes", state: "current" },
              { title: "Nakládka", note: "po 23.11. ráno", state: "ahead" },
              { title: "Doručení", note: "po 23.11. 7:00–11:00", state: "ahead" },
            ]}
          />
          <div className="mt-7">
            <Timeline
              label="Doručená objednávka"
              stateLabels={stateLabels}
              steps={[
                { title: "Přijato", note: "st 18.11. 14:12", state: "done" },
                { title: "Naloženo", note: "čt 19.11. 5:40", state: "done" },
                { title: "Doručeno částečně", note: "čt 19.11. 8:24", state: "problem" },
              ]}
            />
          </div>
        </Card>
      </Section>
    </>
  );
}
