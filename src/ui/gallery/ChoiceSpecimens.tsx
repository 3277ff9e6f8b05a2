// Everything one chooses with, as the gallery shows it.
import { CalendarDate } from '@internationalized/date';
import { Calendar } from '../Calendar.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { Chips } from '../Chips.tsx';
import { CheckboxCards, RadioCards } from '../ChoiceCards.tsx';
import { Switch } from '../Switch.tsx';
import { Stack } from '../Stack.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../Tabs.tsx';
import { GalleryPage, Specimen, noop, type SpecimensProps } from './Specimen.tsx';

const reasons = [
  { id: 'founder', label: "I'm a founder", description: 'You run something, or are about to.' },
  {
    id: 'raising-capital',
    label: "I'm raising capital",
    description: 'A round is open, or will be within two quarters.',
  },
  {
    id: 'exploring',
    label: "I'm exploring",
    description: 'No company yet, but a question that will not let you go.',
  },
  {
    id: 'closed',
    label: 'Not for now',
    description: 'This one cannot be chosen.',
    isDisabled: true,
  },
];

const blockers = [
  { id: 'never-charged', label: 'We have never charged anybody' },
  { id: 'pilots', label: 'Pilots are free and never end' },
  { id: 'spreadsheet', label: 'Buyers compare us with a spreadsheet' },
];

const kinds = [
  { id: 'all', label: 'All' },
  { id: 'second-curve', label: 'Second Curve' },
  { id: 'next-curve', label: 'Next Curve' },
  { id: 'tool-drops', label: 'Tool Drops' },
];

const officeDay = new CalendarDate(2026, 11, 24);

export function ChoiceSpecimens({ theme }: SpecimensProps) {
  return (
    <GalleryPage title="Choices">
      <Specimen name="Checkbox and switch">
        <Stack $gap="half">
          <Checkbox>I agree to the terms</Checkbox>
          <Checkbox isSelected onChange={noop}>
            I have read the brief
          </Checkbox>
          <Checkbox isIndeterminate>Some of them</Checkbox>
          <Checkbox error="The terms must be accepted before an account is made.">
            I agree to the terms of membership
          </Checkbox>
          <Checkbox isDisabled>Not available</Checkbox>
          <Switch hint="One letter when an answer is ready.">Tell me by email</Switch>
          <Switch defaultSelected>Tuesday</Switch>
        </Stack>
      </Specimen>
      <Specimen name="Checkbox cards">
        <CheckboxCards
          label="Why are you here?"
          hint="Choose one or more that apply"
          options={reasons}
          value={['founder', 'raising-capital']}
          onChange={noop}
          columns={2}
        />
      </Specimen>
      <Specimen name="Checkbox cards, as a list">
        <CheckboxCards
          label="What is in the way?"
          options={blockers}
          value={['never-charged']}
          onChange={noop}
          columns={1}
          layout="list"
        />
      </Specimen>
      <Specimen name="Radio cards">
        <RadioCards
          label="Which of these?"
          options={reasons.slice(0, 2)}
          value="founder"
          onChange={noop}
          columns={2}
          error="Choose one to go on."
        />
      </Specimen>
      <Specimen name="Chips">
        <Chips label="Filter the feed" options={kinds} value="all" onChange={noop} />
        <Chips
          mode="multiple"
          label="Filter the tools"
          options={kinds.slice(1)}
          value={['tool-drops']}
          onChange={noop}
        />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs selectedKey="stack" onSelectionChange={noop}>
          <TabList aria-label={`Dashboard on ${theme}`}>
            <Tab id="stack">Signal Stack</Tab>
            <Tab id="community">Community</Tab>
            <Tab id="channels">Slack Channels</Tab>
            <Tab id="closed" isDisabled>
              Closed
            </Tab>
          </TabList>
          <TabPanel id="stack">What you asked to be told.</TabPanel>
          <TabPanel id="community">What others are working on.</TabPanel>
          <TabPanel id="channels">Where they talk.</TabPanel>
        </Tabs>
      </Specimen>
      <Specimen name="Calendar">
        <Calendar
          label="Office hours"
          value={officeDay}
          onChange={noop}
          isDateUnavailable={(date) => ![24, 26].includes(date.day)}
        />
      </Specimen>
    </GalleryPage>
  );
}
