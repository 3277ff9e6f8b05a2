// Advisory as the specification fixes it (sections 2, 3 and 9).
import { expect, it } from 'vitest';
import { advisory } from '#content/advisory.ts';

it('says whom it is for, how it goes, and how an application ends', () => {
  expect(advisory.requirements.map(({ text }) => text)).toEqual([
    'Early stage with a clear product or MVP',
    'Able to raise institutional or angel funding',
    'Technical or execution-driven team',
    'Aligned with deep tech, AI, data, IP, ecosystem, infrastructure',
  ]);
  expect(advisory.areas.map(({ title }) => title)).toEqual([
    'Fundraising strategy',
    'Positioning and narrative',
    'Growth bottlenecks',
    'Market expansion',
  ]);
  expect(advisory.steps.map(({ title }) => title)).toEqual(['Apply', 'Match', 'Execute']);
  const { application, fit, received } = advisory;
  expect([fit.apply, received.title, received.back]).toEqual([
    'Apply for Advisory',
    'Application Received',
    'Return to Dashboard',
  ]);
  expect(Object.values(application.fields).map(({ label }) => label)).toEqual([
    'Name',
    'Email',
    'Company',
    'Role',
    'Challenge',
    'Timeline',
  ]);
});
