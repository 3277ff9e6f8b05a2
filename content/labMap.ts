// The dilution weather map as it is used in the page, with the words of its figures (src/flows/dilutionMap).
import type { LabMapWords } from './schema.labSheets.ts';

export const labMap = {
  label: 'Use it here',
  title: 'Every round on one map',
  lede: 'Enter who holds what today, then notes and rounds in their order, and the price of a sale if you have one in mind. The map follows each entry. It is arithmetic, not advice; take it to your lawyer before you sign.',
  example: 'Fill in the example',
  removed: 'The row was removed.',
  remove: 'Remove',
  currency: 'EUR',
  groups: {
    holder: {
      title: 'Holders today',
      text: 'Founders, employees with shares, and the option pool. The options count as granted.',
      add: 'Add a holder',
      one: 'Holder {number}',
      fields: [
        { id: 'name', label: 'Name' },
        { id: 'shares', label: 'Shares' },
        {
          id: 'role',
          label: 'Kind',
          options: [
            { id: 'person', label: 'Shares' },
            { id: 'pool', label: 'Option pool' },
          ],
        },
      ],
    },
    note: {
      title: 'Notes and SAFEs',
      text: 'Each converts in its round, at the better of two prices: that of its cap, or that of the round less the discount.',
      add: 'Add a note',
      one: 'Note {number}',
      fields: [
        { id: 'name', label: 'Name' },
        { id: 'amount', label: 'Sum', hint: 'With the interest so far.' },
        { id: 'cap', label: 'Cap', hint: 'Blank for none.' },
        {
          id: 'capIs',
          label: 'The cap counts',
          options: [
            { id: 'before', label: 'The shares before the notes' },
            { id: 'after', label: 'All notes as well (post-money SAFE)' },
          ],
        },
        { id: 'discount', label: 'Discount, %', hint: 'Blank for none.' },
        { id: 'round', label: 'Converts in round', hint: 'Blank for the first.' },
      ],
    },
    round: {
      title: 'Rounds',
      text: 'The price before is the pre-money valuation. It includes the notes that convert and the options that are added.',
      add: 'Add a round',
      one: 'Round {number}',
      fields: [
        { id: 'name', label: 'Name' },
        { id: 'before', label: 'Price before' },
        { id: 'amount', label: 'Sum' },
        { id: 'pool', label: 'Options added, %', hint: 'Of the company after the round.' },
        {
          id: 'preference',
          label: 'Preference',
          options: [
            { id: 'plain', label: 'The money back, or the share' },
            { id: 'participating', label: 'The money back, and the share' },
          ],
        },
      ],
    },
    sale: {
      title: 'A sale',
      text: 'After the last round. Preferences are the money that was paid in, once, and of equal rank.',
      add: 'Add a sale',
      one: 'Sale',
      fields: [{ id: 'price', label: 'Sale price' }],
    },
  },
  // `readRows` in src/flows/dilutionMap/rows.ts decides on the first four, `capTable` in capTable.ts beside it on the others.
  problems: {
    number:
      'This is not a number. Write it as 2,000,000 or 2.5m. Your entry is still in the field.',
    positive: 'This must be more than zero.',
    percent: 'This must be a percentage from 0 to less than 100.',
    round: 'There is no such round.',
    pool: 'In {round}, the new money and the options leave nothing for the earlier holders. Lower one of the two.',
    notes:
      'In {round}, the notes are promised more than the company is worth. Lower a sum or raise a cap.',
  },
  missing: {
    nobody: 'The map begins with the first holder.',
    one: '1 figure is still missing, or is not a number. The map follows when it is there.',
    many: '{count} figures are still missing, or are not numbers. The map follows when they are there.',
  },
  result: {
    title: 'The map',
    start: 'Start',
    pool: 'Options',
    share: 'Who holds what, in percent',
    figure: 'Cap table, round by round',
    describe: '{stage}: {holdings}.',
    table: 'Show the table',
    stage: 'Round',
    price: 'Price of a share',
    after: 'Price after',
    total: 'All shares',
  },
  storms: {
    title: 'The storms',
    text: 'What the original shareholders have at the end, with each clause and without it.',
    clause: 'Clause',
    withIt: 'With it',
    without: 'Without it',
    note: 'The note {name}',
    pool: 'The options of {name}, in the pre-money valuation',
    preference: 'The participating preference of {name}',
  },
  sale: {
    title: 'Sold for {price}',
    unit: 'Proceeds in EUR',
    of: 'Holder',
    table: 'Show the table',
    describe: '{holder} gets {amount}',
    preference: '{holder} (money back)',
    none: 'Nobody gets anything.',
  },
  entered: 'What was entered',
  warning: 'The forecast on the map is yours. Look for the storm that costs the most.',
} satisfies LabMapWords;
