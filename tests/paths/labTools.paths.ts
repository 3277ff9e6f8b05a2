// Path model of From The Lab: filters in the address, and one card expanded at a time.
import { labTools } from '#content/labTools.ts';
import { labToolsMachine, toolsShown } from '#machines/labTools.machine.ts';
import { probes } from './labTools.probes.ts';
import { definePaths } from './kit/define.ts';

type Seen = { context: { chosen: readonly string[]; expanded: string | null } };
const timer = 'second-curve-timer';
const canvas = 'assumption-canvas';
const isShown = (id: string, { context }: Seen) =>
  toolsShown(labTools, context.chosen).some((tool) => tool.id === id);
const card = (id: string) => (seen: Seen) =>
  isShown(id, seen) && seen.context.expanded !== id ? { id } : undefined;
const address = (...show: string[]) => ({
  at: ({ context }: Seen) => (context.chosen.join() === show.join() ? undefined : { show }),
});

export default definePaths({
  machine: labToolsMachine,
  input: { page: { say: 'A visitor opens /from-lab', input: { tools: labTools } } },
  events: {
    'filter.toggled': {
      say: ({ filter }) => `Press the filter ‘${filter}’`,
      samples: {
        stable: { filter: 'stable' },
        diagnostic: { filter: 'diagnostic' },
        unknown: { filter: 'hammer' },
      },
    },
    'filters.cleared': { say: 'Press Show all six' },
    'card.expanded': {
      say: ({ id }) => `Press Show More of ‘${id}’`,
      samples: {
        timer: card(timer),
        canvas: card(canvas),
        again: ({ context: { expanded } }: Seen) =>
          expanded === null ? undefined : { id: expanded },
        hidden: (seen: Seen) => (isShown(timer, seen) ? undefined : { id: timer }),
      },
    },
    'card.folded': { say: 'Press Show Less' },
  },
  environment: {
    addressFeed: {
      'address.named': {
        say: ({ show }) => `The address asks for ‘${show.join(',')}’`,
        samples: { none: address().at, stable: address('stable').at },
      },
    },
  },
  outcomes: {
    addressFeed: { broken: { fails: 'No address.', say: 'The address cannot be read' } },
  },
  states: {
    folded: 'Every card offers Show More',
    expanded: 'One card offers Show Less, and names its related tools',
  },
  details: ({ context: { chosen, expanded } }) => [
    `${toolsShown(labTools, chosen).length} tools are shown`,
    ...chosen.map((filter) => `The filter ‘${filter}’ is pressed`),
    ...(expanded === null ? [] : [`‘${expanded}’ is expanded`]),
  ],
  probes,
  resting: ['folded', 'expanded'],
  refused: {
    'filter.toggled/unknown': 'There is no such filter.',
    'card.expanded/again': 'It is expanded already.',
    'card.expanded/hidden': 'Its card is not shown.',
  },
  invariants: {
    'The address names the chosen filters': ({ emitted, snapshot: { context } }) =>
      emitted.every(
        (word) =>
          word['to'] ===
          (context.chosen.length === 0
            ? '/from-lab'
            : `/from-lab?show=${context.chosen.join(',')}`),
      ),
    'An expanded card is shown': ({ snapshot }) =>
      snapshot.context.expanded === null || isShown(snapshot.context.expanded, snapshot),
    'A card is expanded when the flow says so': ({ snapshot }) =>
      snapshot.matches('expanded') === (snapshot.context.expanded !== null),
  },
});
