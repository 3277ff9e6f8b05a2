// Runs in the page, before its scripts: watches every actor of the page, and tells each new fact about one to the console.

type ActorRef = {
  src?: unknown;
  _parent?: ActorRef;
  _processingStatus?: number;
  logic?: { id?: unknown };
};
type Seen = { type: string; sourceRef?: ActorRef; actorRef: ActorRef; event: { type: string } };
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
  /** XState's number for an actor that has ended: it hears nothing. */
  const stopped = 2;
  const observe = ({ type, sourceRef, actorRef, event }: Seen) => {
    const { logic, _processingStatus: status } = actorRef;
    const machine = logic?.id;
    if (type !== '@xstate.event' || status === stopped || typeof machine !== 'string') return;
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
