// The inputs of the atlas' Play: the real machines, the samples and outcomes of the path models, and the kit's pure
// steps.
import { onboarding } from '#content/onboarding.ts';
import type { PlayKit } from '../../tools/atlas/app/playKit.ts';
import type { Paths } from '../paths/kit/define.ts';
import { answerEvent, createEngine } from '../paths/kit/engine.ts';
import { activeStatesOf, textOf } from '../paths/kit/explore.ts';
import { applyMove, enabledMoves } from '../paths/kit/moves.ts';
import { eventTypesOf } from '../paths/kit/transitions.ts';
import { seenAfter, seenAt } from '../paths/kit/sentences.ts';
import { wording } from '../paths/wording.ts';
import { models } from '../paths/models.ts';

const each = (options: readonly { id: string }[]) =>
  Object.fromEntries(options.map(({ id }) => [id, { id }]));

/** Every choice of the user, where the paths use one of a kind. */
const choices: Record<string, Record<string, Record<string, object>>> = {
  onboarding: {
    'identity.toggled': each(onboarding.identity.options),
    'module.toggled': each(onboarding.modules.options),
    'signal.toggled': each(onboarding.signals.options),
  },
};

function withChoices(flow: string, model: Paths): Paths {
  const more = choices[flow] ?? {};
  const events = Object.entries(model.events).map(([type, words]) => {
    const samples = { ...words.samples, ...more[type] };
    return [type, Object.keys(samples).length === 0 ? words : { ...words, samples }] as const;
  });
  return { ...model, events: Object.fromEntries(events) };
}

const playable = Object.fromEntries(
  Object.entries(models).map(([flow, model]) => [flow, withChoices(flow, model)]),
);

/** The kit's functions that the atlas uses. */
export const kit: PlayKit = {
  models: playable,
  createEngine,
  movesFrom: (flow, situation) => {
    const model = playable[flow];
    return model === undefined ? [] : enabledMoves(model, situation);
  },
  make: applyMove,
  seenAt: (flow, situation) => {
    const model = playable[flow];
    return model === undefined ? [] : seenAt(model, situation);
  },
  seenAfter: (flow, before, step) => {
    const model = playable[flow];
    return model === undefined ? [] : seenAfter(model, before, step, wording);
  },
  placesOf: activeStatesOf,
  textOf,
  eventTypesOf,
  answerOf: answerEvent,
};
