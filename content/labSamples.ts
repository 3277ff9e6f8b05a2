// The sample sheets of the lab's previews. Companies, people and figures in them are made up, and the page says so.
import type { LabSamples } from './schema.labSheets.ts';

export const labSamples = {
  canvas: {
    notes: [
      {
        id: 'n1',
        text: 'A hospital with 400 beds signs within nine months',
        cell: 'dies-madeUp',
        line: {
          falsify: 'Three boards postpone past spring',
          cheapest: 'Ask two buyers for their calendar',
          who: 'Mira',
          by: 'March 31',
        },
        learnt: [],
      },
      {
        id: 'n2',
        text: 'The insurer pays per bed, not per patient',
        cell: 'dies-madeUp',
        line: {
          falsify: 'One contract that says otherwise',
          cheapest: 'Read five public contracts',
          who: 'Jon',
          by: 'February 15',
        },
        learnt: [],
      },
      {
        id: 'n3',
        text: 'Nurses would use it at night',
        cell: 'changes-heard',
        line: {},
        learnt: [{ what: 'Four of six did, in a week.', whom: 'two night shifts' }],
      },
      {
        id: 'n4',
        text: 'Our second engineer stays through winter',
        cell: 'annoyed-madeUp',
        line: {},
        learnt: [],
      },
    ],
  },
  ledger: {
    lines: [
      {
        id: 'd1',
        day: '2026-03-03',
        decision: 'Price up by 20% for new customers',
        owner: 'Mira',
        expect: 'Orders fall by less than 10% in the quarter',
        knowBy: '2026-06-30',
        reverseIf: 'Orders fall by 20% in any month',
        outcome: {
          what: 'Orders fell by 4%. Nobody compares us by price.',
          result: 'good',
          reason: 'expected',
        },
      },
      {
        id: 'd2',
        day: '2026-03-09',
        decision: 'No second office',
        owner: 'Jon',
        expect: 'Two good candidates lost by the end of October',
        knowBy: '2026-10-31',
        reverseIf: 'Four lost by summer',
        outcome: {
          what: 'One lost. They wanted remote work, not an office.',
          result: 'good',
          reason: 'other',
        },
      },
      {
        id: 'd3',
        day: '2026-09-21',
        decision: 'Stop the pilot in Lyon',
        owner: 'Ines',
        expect: 'Two engineers are free by November 1',
        knowBy: '2027-01-15',
        reverseIf: 'The hospital offers to pay before October',
        outcome: null,
      },
    ],
  },
  premortem: {
    sentences: [
      {
        id: 'f1',
        text: 'On the second Tuesday, Ana called the plant that had refused us',
        isTwice: true,
        plan: { who: 'Ana', day: 'Tuesday', cost: 'An awkward quarter of an hour' },
      },
      {
        id: 'f2',
        text: 'We sent the offer at the full price on May 4',
        isTwice: false,
        plan: { who: 'Jon', day: 'Thursday', cost: 'One customer out of nine' },
      },
      {
        id: 'f3',
        text: 'Mira left the old dashboard the same day and took the sensor',
        isTwice: true,
        plan: { who: 'Mira', day: 'Monday', cost: 'Two weeks of complaints' },
      },
      {
        id: 'f4',
        text: 'We hired the nurse who had tested it first',
        isTwice: false,
        plan: {},
      },
    ],
    chosen: ['f1', 'f2', 'f3'],
    signs: ['called', 'priced', 'best', 'stopped'],
  },
  // The worksheet's four rounds (files/dilution-weather-map.md), with a note before them and a sale after.
  map: [
    { id: 'r1', kind: 'holder', fields: { name: 'Ada', shares: '500,000', role: 'person' } },
    { id: 'r2', kind: 'holder', fields: { name: 'Ben', shares: '500,000', role: 'person' } },
    {
      id: 'r3',
      kind: 'note',
      fields: {
        name: 'Angel note',
        amount: '200,000',
        cap: '4m',
        capIs: 'after',
        discount: '20',
        round: '1',
      },
    },
    {
      id: 'r4',
      kind: 'round',
      fields: { name: 'Pre-seed', before: '3.2m', amount: '800k', pool: '8', preference: 'plain' },
    },
    {
      id: 'r5',
      kind: 'round',
      fields: { name: 'Seed', before: '9m', amount: '3m', pool: '5', preference: 'plain' },
    },
    {
      id: 'r6',
      kind: 'round',
      fields: { name: 'A', before: '32m', amount: '8m', pool: '5', preference: 'participating' },
    },
    {
      id: 'r7',
      kind: 'round',
      fields: { name: 'B', before: '80m', amount: '20m', pool: '3', preference: 'plain' },
    },
    { id: 'r8', kind: 'sale', fields: { price: '60m' } },
  ],
} as const satisfies LabSamples;
