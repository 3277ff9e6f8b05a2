// What Play needs of the path kit. The kit belongs to the tests, which nothing imports: the build hands it in.
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

export type Situation = {
  snapshot: AnyMachineSnapshot;
  timers: readonly { id: string; event: AnyEventObject; left: number }[];
  running: readonly { id: string; port: string; input: unknown; fresh: boolean }[];
};

export type StepTrace = {
  transitions: string[];
  states: string[];
  emitted: AnyEventObject[];
  sent: AnyEventObject[];
  started: { port: string; input: unknown }[];
};

export type Step = { situation: Situation; trace: StepTrace };

export type Move = { id: string; say: string } & (
  | { kind: 'user' | 'environment'; event: AnyEventObject; source?: string }
  | { kind: 'actor'; event: AnyEventObject; invocation: string }
  | { kind: 'time'; ms: number }
);

export type Engine = {
  machine: AnyStateMachine;
  begin: (input: unknown) => Step;
  send: (situation: Situation, event: AnyEventObject) => Step;
  answer: (situation: Situation, id: string, event: AnyEventObject) => Step;
  wait: (situation: Situation) => Step;
};

export type PlayKit = {
  models: Readonly<
    Record<
      string,
      { machine: AnyStateMachine; input: Record<string, { say: string; input?: unknown }> }
    >
  >;
  createEngine: (machine: AnyStateMachine) => Engine;
  movesFrom: (flow: string, situation: Situation) => Move[];
  make: (engine: Engine, situation: Situation, move: Move) => Step;
  seenAt: (flow: string, situation: Situation) => string[];
  seenAfter: (flow: string, before: Situation, step: Step & { move: Move }) => string[];
  placesOf: (situation: Situation) => string[];
  textOf: (value: unknown) => string;
  eventTypesOf: (machine: AnyStateMachine) => string[];
  answerOf: (id: string, outcome: { output: unknown } | { error: unknown }) => AnyEventObject;
};
