// Runs in the page, before its scripts: watches every actor of the page, and tells each new fact about one to the console.

type ActorRef = {
  src?: unknown;
  _parent?: ActorRef;
  _processingStatus?: number;
  logic?: { id?: unknown };
};
type StateNode = { path: readonly string[]; type: string };
type Transition = {
  source: StateNode & { transitions: ReadonlyMap<string, unknown[]>; always?: unknown[] };
  target?: readonly StateNode[];
  eventType: string;
};
type Seen = {
  type: string;
  sourceRef?: ActorRef;
  actorRef: ActorRef;
  event: { type: string };
  snapshot?: { _nodes?: readonly StateNode[] };
  _transitions?: readonly Transition[];
};
type Scope = { system: { inspect: (observer: (seen: Seen) => void) => unknown } };

/** What the page needs of the modules that it cannot import: functions whose source is handed to it. */
export type Told = {
  shapesOf: (value: unknown) => string[];
  errorShape: (error: unknown) => string;
};

/**
 * Watches the actors of a page. XState gives every actor its scope by assignment, in the constructor: a setter that it
 * inherits hears of each system as it begins. So the site is watched as it is served, without a line for it.
 * @param mark the first word of each line on the console
 */
export function watchActors(mark: string, { shapesOf, errorShape }: Told) {
  const known = new Set<string>();
  let fresh: string[] = [];
  const note = (fact: string) => {
    if (known.has(fact)) return;
    known.add(fact);
    fresh.push(fact);
    if (fresh.length > 1) return;
    queueMicrotask(() => {
      // oxlint-disable-next-line no-console -- the way out of the page that needs no answer, also while it is being left
      console.debug(`${mark}${fresh.join('\n')}`);
      fresh = [];
    });
  };
  /** States and transitions that were told: a step that takes none but these costs a look at each, and no text. */
  const walked = new WeakSet<object>();
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page is given this function alone
  const pathOf = ({ path }: StateNode) => (path.length === 0 ? '(flow)' : path.join('.'));
  /** Tells the states that an actor is in, and the transitions of its step. */
  const follow = (machine: string, { snapshot, _transitions: selected = [] }: Seen) => {
    const { _nodes: nodes = [] } = snapshot ?? {};
    for (const node of nodes) {
      if (walked.has(node)) continue;
      walked.add(node);
      note(`${machine} enters ${pathOf(node)}`);
    }
    for (const transition of selected) {
      if (walked.has(transition)) continue;
      const { source, target = [], eventType } = transition;
      // One that another preempted has not entered its target; a history state is never entered itself.
      if (!target.every((node) => node.type === 'history' || nodes.includes(node))) continue;
      walked.add(transition);
      const group = eventType === '' ? source.always : source.transitions.get(eventType);
      // A state that was left within the same step is in no snapshot.
      note(`${machine} enters ${pathOf(source)}`);
      const event = eventType === '' ? 'always' : eventType;
      note(`${machine} takes ${group?.indexOf(transition)} ${pathOf(source)} ${event}`);
    }
  };
  /** XState's number for an actor that has ended: it hears nothing. */
  const stopped = 2;
  const observe = (seen: Seen) => {
    const { type, sourceRef, actorRef, event } = seen;
    const { logic, _processingStatus: status } = actorRef;
    const machine = logic?.id;
    if (typeof machine !== 'string') return;
    if (type === '@xstate.microstep' || type === '@xstate.snapshot') follow(machine, seen);
    if (type !== '@xstate.event' || status === stopped) return;
    const { _parent: parent, src } = sourceRef ?? {};
    const child = parent !== undefined && parent === actorRef ? String(src) : undefined;
    if (/^xstate\.(?:done|error)\.actor\./.test(event.type)) {
      const { output, error } = event as { output?: unknown; error?: unknown };
      if (event.type.startsWith('xstate.error')) {
        note(`${machine} ${child} fails ${errorShape(error)}`);
      } else {
        for (const shape of shapesOf(output)) note(`${machine} ${child} gives ${shape}`);
      }
      return;
    }
    // Timers, and what XState says to itself.
    if (event.type.startsWith('xstate.')) return;
    const { type: name, ...payload } = event;
    const subject = `${machine} hears ${name}${child === undefined ? '' : ` from ${child}`}`;
    note(subject);
    for (const field of shapesOf(payload).slice(1)) note(`${subject} with ${field}`);
  };
  // oxlint-disable-next-line no-extend-native -- it ends with the page, and XState alone has a property of this name
  Object.defineProperty(Object.prototype, '_actorScope', {
    configurable: true,
    get: () => undefined,
    set(this: ActorRef, scope: Scope | undefined) {
      if (scope === undefined) return;
      Object.defineProperty(this, '_actorScope', {
        configurable: true,
        enumerable: true,
        writable: true,
        value: scope,
      });
      const { _parent: parent } = this;
      if (parent === undefined) scope.system.inspect(observe);
    },
  });
}
