// Content items and their frames, as the gallery shows them.
import { Breadcrumb } from '../Breadcrumb.tsx';
import { IconButton } from '../Button.tsx';
import { Card, CardTable } from '../Card.tsx';
import { Host } from '../Host.tsx';
import { TextLink } from '../LinkButton.tsx';
import { Section } from '../Page.tsx';
import { Plate } from '../Plate.tsx';
import { nextCurve } from '../plates/nextCurve.tsx';
import { secondCurve } from '../plates/secondCurve.tsx';
import { Grid, Row } from '../Stack.tsx';
import { GalleryPage, Specimen, type SpecimensProps } from './Specimen.tsx';

export function ContentSpecimens({ theme }: SpecimensProps) {
  return (
    <GalleryPage title="Content">
      <Specimen name="Breadcrumb">
        <Breadcrumb
          label={`Breadcrumb on ${theme}`}
          items={[{ label: 'Dashboard', href: '#dashboard' }, { label: 'Inner Room' }]}
        />
      </Specimen>
      <Specimen name="Hosts">
        <Row>
          <Host host="javelyn" note="Operator" />
          <Host host="quasar" note="Investor" />
          <Host host="angel" note="Personal" />
        </Row>
        <Row>
          <Host host="javelyn" note="Operator" legend />
          <Host host="quasar" note="Investor" legend />
          <Host host="angel" note="Personal" legend />
        </Row>
      </Specimen>
      <Specimen name="Cards">
        <Grid $columns={2}>
          <Card
            heading="The quarter in which everything works"
            href="#quarter"
            eyebrow="Second Curve · November 12, 2026"
            plate={<Plate look={secondCurve} id="the-quarter" />}
            footer={
              <>
                <span>Because: you are exploring a second product</span>
                <Row $gap="none">
                  <IconButton icon="plus" label="Add to stack" variant="quiet" />
                  <IconButton icon="share" label="Share" variant="quiet" />
                </Row>
              </>
            }
          >
            The only quarter in which you can still afford to begin again.
          </Card>
          <Card
            heading="The printer patent that expired in 2009"
            eyebrow="Next Curve · November 12, 2026"
            plate={<Plate look={nextCurve} id="the-printer-patent-that-expired" />}
          >
            The price of a printer fell from $14,000 to $300.
          </Card>
        </Grid>
      </Specimen>
      <Specimen name="Section and a table of cards">
        <Section
          number={2}
          label="Modes of Impact"
          title={`One advisor, seven ways to be useful, on ${theme}`}
        >
          <CardTable $columns={2}>
            <Card
              heading="General partner"
              eyebrow="01"
              action={
                <TextLink tone="action" href="#general-partner">
                  Open →
                </TextLink>
              }
            >
              A $100M deep-tech fund that reads the patent before the pitch.
            </Card>
            <Card
              heading="Venture builder"
              eyebrow="02"
              action={
                <TextLink tone="action" href="#venture-builder">
                  Open →
                </TextLink>
              }
            >
              10+ ventures taken from a whiteboard to a first customer.
            </Card>
          </CardTable>
        </Section>
      </Specimen>
    </GalleryPage>
  );
}
