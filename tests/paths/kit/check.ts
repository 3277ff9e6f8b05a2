// Checks a model for what is missing, misspelt or without effect.
import { site } from './define.ts';
import type { AnyEventWords, Paths } from './define.ts';
import type { Graph } from './explore.ts';
import { nearest } from './nearest.ts';
import { missingOf } from './implementations.ts';
import { eventTypesOf, isAtomic, matchesEvent, pathOf, portsOf, statesOf } from './transitions.ts';

const keys = [
  'machine',
  'input',
  'events',
  'environment',
  'outcomes',
  'states',
  'details',
  'resting',
  'invariants',
  'refused',
  'unheard',
  'secrets',
  'probes',
  'reads',
  'abstraction',
];

/** Each key of `given` that is not `known`, with the names that come nearest. */
const unknownNames = (what: string, given: readonly string[], known: readonly string[]) =>
  given
    .filter((name) => !known.includes(name))
    .map((name) => `${what} ‘${name}’ does not exist. ${nearest(name, known)}`);

const blank = (what: string, words: Record<string, AnyEventWords>) =>
  Object.entries(words).flatMap(([type, { say, samples }]) => [
    ...(say === '' ? [`${what} ‘${type}’ has no sentence.`] : []),
    ...(samples !== undefined && Object.keys(samples).length === 0
      ? [`${what} ‘${type}’ has no sample.`]
      : []),
  ]);

/** What is missing in a model and what it names without effect, each as a sentence. */
export function modelFaults(model: Paths): string[] {
  const { machine, environment, outcomes } = model;
  const eventTypes = eventTypesOf(machine);
  const ports = [...new Set(portsOf(machine).map(({ port }) => port))];
  const atomic = statesOf(machine).filter(isAtomic).map(pathOf);
  const said = [model.events, ...Object.values(environment)];
  const spoken = said.flatMap((words) => Object.keys(words));
  const isHeard = (type: string) => eventTypes.some((descriptor) => matchesEvent(descriptor, type));
  const { guards, delays, actors } = missingOf(machine);
  /** A machine may also spawn what it does not invoke. */
  const actorNames = [...ports, ...Object.keys(machine.implementations.actors), ...actors];
  return [
    ...unknownNames('The key', Object.keys(model), keys),
    ...(Object.keys(model.input).length === 0 ? ['The model has no input.'] : []),
    ...Object.entries(model.input)
      .filter(([, { say }]) => say === '')
      .map(([name]) => `The input ‘${name}’ has no sentence.`),
    ...(Object.keys(model.invariants).length === 0 ? ['The model has no invariant.'] : []),
    ...guards.map((name) => `The guard ‘${name}’ has no implementation.`),
    ...delays.map((name) => `The delay ‘${name}’ has no implementation: it would pass at once.`),
    ...unknownNames(
      'The event',
      spoken.filter((type) => !isHeard(type)),
      eventTypes,
    ),
    ...eventTypes
      .filter((descriptor) => !spoken.some((type) => matchesEvent(descriptor, type)))
      .map((type) => `The event ‘${type}’ has no sample.`),
    ...said.flatMap((words) => blank('The event', words)),
    ...unknownNames('The feed', Object.keys(environment), [...actorNames, site]),
    ...unknownNames('The port', Object.keys(outcomes), actorNames),
    ...Object.entries(model.unheard ?? {}).flatMap(([child, types]) => [
      ...unknownNames('The child', [child], ports),
      ...Object.keys(types)
        .filter((type) => eventTypes.includes(type))
        .map((type) => `The event ‘${type}’ is heard: it belongs to the environment.`),
    ]),
    ...ports.flatMap((port) => {
      const answers = Object.values(outcomes[port] ?? {});
      const gives = answers.some((answer) => 'gives' in answer);
      const fails = answers.some((answer) => 'fails' in answer);
      if (port in environment) {
        if (gives) return [`The feed ‘${port}’ cannot succeed: it reports events.`];
        return fails ? [] : [`The feed ‘${port}’ has no failure.`];
      }
      return [
        ...(gives ? [] : [`The port ‘${port}’ has no success.`]),
        ...(fails ? [] : [`The port ‘${port}’ has no failure.`]),
      ];
    }),
    ...Object.entries(outcomes).flatMap(([port, answers]) =>
      Object.entries(answers)
        .filter(([, answer]) => (answer.say ?? ('fails' in answer ? answer.fails : '')) === '')
        .map(([name]) => `The outcome ‘${port}=${name}’ has no sentence.`),
    ),
    ...unknownNames('The state', Object.keys(model.states), atomic),
    ...unknownNames('The resting state', model.resting, atomic),
    ...atomic
      .filter((state) => (model.states[state] ?? '') === '')
      .map((state) => `The state ‘${state}’ has no sentence.`),
  ];
}

const named = (prefix: string, words: Record<string, AnyEventWords>) =>
  Object.entries(words).flatMap(([type, { samples }]) =>
    samples === undefined
      ? [`${prefix}${type}`]
      : Object.keys(samples).map((name) => `${prefix}${type}/${name}`),
  );

/**
 * Samples and outcomes that no move of the exploration used, and `refused` samples that one did use, each as a
 * sentence.
 */
export function unusedSamples(graph: Graph): string[] {
  const { model } = graph;
  const refused = Object.keys(model.refused ?? {});
  const tried = new Set(graph.edges.map(({ move }) => move.id));
  const all = [
    ...named('', model.events),
    ...Object.entries(model.environment).flatMap(([source, words]) =>
      named(source === site ? '' : `${source}>`, words),
    ),
    ...Object.entries(model.outcomes).flatMap(([port, answers]) =>
      Object.keys(answers).map((name) => `${port}=${name}`),
    ),
  ];
  return [
    ...unknownNames('The refused sample', refused, all),
    ...refused.filter((id) => tried.has(id)).map((id) => `‘${id}’ was taken and must be refused.`),
    ...all
      .filter((id) => !tried.has(id) && !refused.includes(id))
      .map((id) => `‘${id}’ was never tried: the machine never took it.`),
  ];
}
