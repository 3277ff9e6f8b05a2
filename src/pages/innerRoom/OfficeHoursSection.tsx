// Office hours in the Inner Room: their times, their hosts, and how to request one.
import { officeHours } from '#content/booking.ts';
import { OfficeHours } from '#flows/officeHours/OfficeHours.tsx';
import { Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Lede, Sentence } from '#ui/Text.tsx';

/** The office hours; `number` is the section's place on the page. */
export function OfficeHoursSection({ number }: { number: number }) {
  return (
    <Section id="office-hours" number={number} label={officeHours.label} title={officeHours.title}>
      <Stack $gap="two">
        <Lede>
          <Sentence text={officeHours.lede} />
        </Lede>
        <OfficeHours />
      </Stack>
    </Section>
  );
}
