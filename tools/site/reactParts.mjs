// What the site never uses of React, by the names of the installed version. leanReact.mjs leaves it out of the browser's build; with
// another version, or when a module comes to use one of these (reactUses.mjs), the build fails and says which.

/**
 * The files that this list was checked against, by the SHA-256 of their text. After an update: read what has changed, make
 * tests/site/leanReact.test.ts and all journeys pass, and write the new ones here.
 * @type {Record<string, string>}
 */
export const checked = {
  'react-dom/cjs/react-dom-client.production.js':
    'a319b413b7a19ee34422d9a12a8e7afd003c07846716d278ba1a0898e8cb6251',
  'react-dom/cjs/react-dom.production.js':
    '7a05d7f7bb2b02aae84018a88d4815a2181eef48d2cb8172d403eaa2b131eefd',
  'react/cjs/react.production.js':
    '0b5529981841afa1b58c76ba85c29bb681ff5f07cd8cde6a10b967d3915b8e1c',
  'scheduler/cjs/scheduler.production.js':
    '679adff761d31e9426604f80c0e99be44a3e6f4c6834b0218ecf0312a67c171f',
};

/**
 * Kinds of fibers that only these elements make: Profiler, SuspenseList, ViewTransition, Activity, and `<html>`, `<head>` and `<body>`
 * (27); the rest are React's own trials.
 */
export const tags = [12, 19, 21, 23, 24, 25, 27, 30, 31];

/** Those elements, as React switches over them. */
export const elements =
  /^REACT_(?:ACTIVITY|PROFILER|SUSPENSE_LIST|LEGACY_HIDDEN|VIEW_TRANSITION)_TYPE$/;

/** Hooks that no module of the site calls (`unused` below holds them to it). */
export const hooks =
  /^use(?:ActionState|FormState|Optimistic|HostTransitionStatus|MemoCache|CacheRefresh|Transition|DeferredValue)$/;

/**
 * Functions that do nothing here, by what they answer. Nothing is written anew in their place: a body of our own that handed React's
 * arguments on in another order lost the effects of a press, and with them the focus of a closed dialog.
 * @type {Record<'' | 'null' | 'false' | "''", string[]>}
 */
export const functions = {
  '': [
    // View transitions.
    'trackEnterViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'commitDeletedPairViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'flushAfterMutationEffects',
    'queueTransitionTypes',
    // Refs to fragments.
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
    'deleteChildFromFragmentInstance',
    // Style sheets and scripts that React loads: without them, what it puts into the head is put there and not waited for.
    'preconnectAs',
    'prefetchDNS',
    'preconnect',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
    'preloadResourceAndSuspendIfNeeded',
    // Actions of forms, and the mark of a transition in the browser's own bar.
    'requestFormReset',
    'requestFormReset$1',
    'recursivelyResetForms',
    'extractEvents$1',
    'defaultOnDefaultTransitionIndicator',
    // Elements with names of their own, and the document's as parts of a page.
    'setPropOnCustomElement',
    'clearSingletonPreambleContribution',
    // Hydration that is asked for by a caller.
    'attemptExplicitHydrationTarget',
  ],
  null: ['claimQueuedTransitionTypes', 'startViewTransition', 'getResource', 'acquireResource'],
  // A picture is waited for in a view transition alone.
  false: ['maySuspendCommit', 'isCustomElement', 'isSingletonScope'],
  // Where in the tree a component failed: nobody is told.
  "''": ['getStackByFiberInDevAndProd'],
};

/**
 * Variables that keep one value: what each browser since 2018 has, and what stays idle with the functions above.
 * @type {Record<string, string>}
 */
export const constants = {
  canUseDOM: 'true',
  documentMode: 'null',
  isInputEventSupported: 'true',
  passiveBrowserEventsSupported: 'true',
  shouldStartViewTransition: 'false',
  appearingViewTransitions: 'null',
  pendingViewTransition: 'null',
  pendingViewTransitionEvents: 'null',
  viewTransitionMutationContext: 'false',
  inUpdateViewTransition: 'false',
  rootViewTransitionAffected: 'false',
  rootViewTransitionNameCanceled: 'false',
  needsFormReset: 'false',
};

/** Statements that begin so. */
export const statements = [
  'FragmentInstance.prototype.',
  'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =',
  'ReactDOMSharedInternals.findDOMNode =',
  'registerTwoPhaseEvent(\n  "onSelect"',
  'registerTwoPhaseEvent("onBeforeInput"',
  'registerTwoPhaseEvent(\n  "onCompositionEnd"',
  'registerTwoPhaseEvent(\n  "onCompositionStart"',
  'registerTwoPhaseEvent(\n  "onCompositionUpdate"',
];

/**
 * Passages that go: from one text, which React has once, up to another, which stays.
 * @type {[from: string, to: string][]}
 */
export const passages = [
  // onSelect, onBeforeInput, onComposition… and the actions of forms, which no element of the site has.
  [
    'handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;\n      switch',
    '}\n    processDispatchQueue(dispatchQueue, eventSystemFlags);',
  ],
  [
    'null !== workInProgress.memoizedState &&\n        (($$typeof = renderWithHooks(',
    'markRef(current, workInProgress);',
  ],
  [
    'i = (unblocked.ownerDocument || unblocked).$$reactFormReplay;',
    '}\nfunction defaultOnDefaultTransitionIndicator',
  ],
  // A ref to a fragment.
  [
    'if (null === current.stateNode) {\n            var fragmentInstance',
    'instanceToUse = current.stateNode;\n          break;\n        default',
  ],
  // <html>, <head> and <body> as parts of a page.
  ['"html" === type || "head" === type || "body" === type\n', '5;\n  else\n    a: switch (owner)'],
  // No commit waits for a style sheet, for a view transition or for a picture in one.
  ['if (\n    isViewTransitionEligible ||\n    subtreeFlags & 8192', 'completeRoot(\n    root,\n'],
];

/** Which lanes may have a view transition: none. */
export const eligible = /\((\w+) & 335544064\) === \1/g;

/** Exports that no module asks for: of react, of react-dom and of its scheduler. */
export const unused = new Set(
  (
    'Activity Profiler ViewTransition addTransitionType cache cacheSignal unstable_useCacheRefresh useActionState useDeferredValue ' +
    'useOptimistic useTransition __COMPILER_RUNTIME PureComponent createRef ' +
    'preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset unstable_batchedUpdates useFormState ' +
    'useFormStatus unstable_forceFrameRate unstable_next unstable_runWithPriority unstable_wrapCallback unstable_Profiling'
  ).split(' '),
);

/** Events that are not registered. */
export const events = /^on(?:Select|BeforeInput|Composition(?:Start|End|Update))(?:Capture)?$/;

/**
 * Modules that name them all the same: a text field hands on what its user gives it, which no module of ours does, and a button that
 * chooses a file has an event of that name of its own.
 */
export const handsEventsOn =
  /\/react-aria\/dist\/private\/textfield\/useTextField\.mjs$|\/react-aria-components\/dist\/private\/FileTrigger\.mjs$/;

/**
 * Modules of the router that make elements which React would load: a route's `head` may name style sheets and scripts, and ours (src/routes)
 * names title and meta alone; a script is made on a server only.
 */
export const makesElements = /\/@tanstack\/react-router\/dist\/esm\/(?:Asset|ScriptOnce)\.js$/;
