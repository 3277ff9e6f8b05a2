// Samples for the rules of the machines: charts that break one rule each, so that no rule is vacuous.

/** A chart that breaks no rule; each sample below replaces one part of it. */
export const soundChart = `// A postcard.
import { assign, fromCallback, fromPromise, not, setup } from 'xstate';
export const postcardMachine = setup({
  actors: {
    post: fromPromise(() => Promise.reject(new Error('Port post is not provided.'))),
    weather: fromCallback(() => {}),
  },
  actions: { forget: assign({ text: '' }), remember: assign({ text: 'x' }) },
  guards: { isWritten: ({ context }) => context.text !== '' },
  delays: { postPatience: 1000 },
}).createMachine({
  id: 'postcard',
  description: 'A visitor writes a postcard.',
  context: ({ input }) => ({ text: input.text }),
  invoke: { id: 'weather', src: 'weather', onError: { actions: 'forget' } },
  initial: 'drafting',
  states: {
    drafting: {
      description: 'The visitor writes.',
      on: { 'card.submitted': { guard: not('isWritten'), target: 'sending' } },
    },
    sending: {
      description: 'The post has the card.',
      entry: 'remember',
      invoke: { id: 'posting', src: 'post', input: ({ context }) => context.text, onError: { target: 'drafting' } },
      after: { postPatience: { target: 'drafting' } },
    },
  },
});
`;

type Fault = { name: string; part: string; fault: string; says: RegExp };

/** One part of the valid chart, its replacement, and the expected message. */
export const chartFaultSamples: Fault[] = [
  {
    name: 'a spread',
    part: "initial: 'drafting',",
    fault: "...more, initial: 'drafting',",
    says: /spreads/,
  },
  { name: 'a computed key', part: 'drafting: {', fault: '[name]: {', says: /computes a key/ },
  {
    name: 'an identifier',
    part: "initial: 'drafting'",
    fault: 'initial: first',
    says: /not literal/,
  },
  {
    name: 'a template',
    part: "initial: 'drafting'",
    fault: 'initial: `draft${ing}`',
    says: /not literal/,
  },
  {
    name: 'an inline action',
    part: "entry: 'remember'",
    fault: 'entry: () => {}',
    says: /function into the chart/,
  },
  {
    name: 'an inline assign',
    part: "entry: 'remember'",
    fault: 'entry: assign({})',
    says: /calls something/,
  },
  {
    name: 'an inline guard',
    part: "guard: not('isWritten')",
    fault: 'guard: () => true',
    says: /function into the chart/,
  },
  {
    name: 'a method',
    part: "entry: 'remember'",
    fault: 'entry() {}',
    says: /function into the chart/,
  },
  {
    name: 'a free name in an input',
    part: 'input: ({ context }) => context.text',
    fault: 'input: () => window.name',
    says: /uses window inside input/,
  },
  {
    name: 'a free name in the context',
    part: 'text: input.text',
    fault: 'text: first',
    says: /uses first inside context/,
  },
  { name: 'a bare number', part: 'postPatience: {', fault: '1000: {', says: /waits for 1000/ },
  {
    name: 'a number as a value',
    part: "entry: 'remember'",
    fault: "meta: 5, entry: 'remember'",
    says: /bare number/,
  },
  {
    name: 'an unknown delay',
    part: 'after: { postPatience',
    fault: 'after: { postPatiense',
    says: /postPatiense/,
  },
  {
    name: 'an unknown guard',
    part: "not('isWritten')",
    fault: "'isSealed'",
    says: /isSealed.*guards/,
  },
  {
    name: 'an unknown guard inside not',
    part: "not('isWritten')",
    fault: "not('isSealed')",
    says: /isSealed.*guards/,
  },
  {
    name: 'an unknown action',
    part: "entry: 'remember'",
    fault: "entry: ['remember', { type: 'recall' }]",
    says: /recall.*actions/,
  },
  {
    name: 'an unknown action of an error',
    part: "actions: 'forget'",
    fault: "actions: 'forgive'",
    says: /forgive.*actions/,
  },
  { name: 'an unknown actor', part: "src: 'post'", fault: "src: 'mail'", says: /mail.*actors/ },
  {
    name: 'an initial state that does not exist',
    part: "initial: 'drafting'",
    fault: "initial: 'drating'",
    says: /drating/,
  },
  { name: 'no initial state', part: "initial: 'drafting',", fault: '', says: /begins in nothing/ },
  { name: 'an invoke without an id', part: "id: 'posting', ", fault: '', says: /without an id/ },
  {
    name: 'an invoke without onError',
    part: ", onError: { target: 'drafting' }",
    fault: '',
    says: /without onError/,
  },
  {
    name: 'a feed without onError',
    part: ", onError: { actions: 'forget' }",
    fault: '',
    says: /without onError/,
  },
  {
    name: 'a wait without end',
    part: "after: { postPatience: { target: 'drafting' } },",
    fault: '',
    says: /way out of time/,
  },
  {
    name: 'no description',
    part: "description: 'The visitor writes.',",
    fault: '',
    says: /no description/,
  },
  {
    name: 'an empty description',
    part: "'The visitor writes.'",
    fault: "''",
    says: /no description/,
  },
  {
    name: 'a description without a full stop',
    part: "'The visitor writes.'",
    fault: "'Drafting'",
    says: /full stop/,
  },
  {
    name: 'no description of the machine',
    part: "description: 'A visitor writes a postcard.',",
    fault: '',
    says: /no description/,
  },
  {
    name: 'an event in capitals',
    part: "'card.submitted'",
    fault: "'CARD_SUBMITTED'",
    says: /lower dot.case/,
  },
  {
    name: 'an event of one word',
    part: "'card.submitted'",
    fault: 'submitted',
    says: /lower dot.case/,
  },
  {
    name: 'a state in capitals',
    part: 'drafting: {',
    fault: "Drafting: { description: 'D.' }, drafting: {",
    says: /camelCase/,
  },
  {
    name: 'an id unlike the file',
    part: "id: 'postcard'",
    fault: "id: 'letter'",
    says: /unlike its file/,
  },
  {
    name: 'two machines',
    part: '// A postcard.',
    fault: 'setup({}).createMachine({});',
    says: /exactly one/,
  },
  {
    name: 'a config from elsewhere',
    part: 'createMachine({',
    fault: 'createMachine(config, {',
    says: /exactly one/,
  },
];
