// What the site never uses of React, by the names of the installed version. leanReact.mjs leaves it out of the browser's build; after an
// update that renames one of these, or when a module comes to use one, the build fails and says which.

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
 * Functions, and what is left of them.
 * @type {Record<string, string>}
 */
export const functions = {
  // View transitions.
  trackEnterViewTransitions: '',
  commitEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  commitDeletedPairViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  restoreViewTransitionOnHostInstances: '',
  flushAfterMutationEffects: '',
  claimQueuedTransitionTypes: 'return null;',
  queueTransitionTypes: '',
  startViewTransition: 'return null;',
  // Refs to fragments.
  commitNewChildToFragmentInstance: '',
  commitNewChildToFragmentInstances: '',
  commitFragmentInstanceInsertionEffects: '',
  commitFragmentInstanceDeletionEffects: '',
  deleteChildFromFragmentInstance: '',
  // Style sheets and scripts that React loads: of the elements that it puts into the head, title and meta are left.
  preconnectAs: '',
  prefetchDNS: '',
  preconnect: '',
  preload: '',
  preloadModule: '',
  preinitStyle: '',
  preinitScript: '',
  preinitModuleScript: '',
  getResource: 'return null;',
  acquireResource: 'return null;',
  preloadResourceAndSuspendIfNeeded: '',
  isHostHoistableType:
    'return 1 !== hostContext && null == props.itemProp && ("meta" === type || "title" === type);',
  // No commit waits for a style sheet, or for a picture in a transition: the site has none.
  maySuspendCommit: 'return false;',
  completeRootWhenReady: `root.timeoutHandle = -1;
  completeRoot(root, finishedWork, recoverableErrors, transitions, didIncludeRenderPhaseUpdate, lanes, spawnedLane, updatedLanes,
    suspendedRetryLanes, didSkipSuspendedSiblings, exitStatus, null);`,
  // Actions of forms, and the mark of a transition in the browser's own bar.
  requestFormReset: '',
  requestFormReset$1: '',
  recursivelyResetForms: '',
  extractEvents$1: '',
  defaultOnDefaultTransitionIndicator: '',
  // Elements with names of their own, and the document's as parts of a page.
  isCustomElement: 'return false;',
  setPropOnCustomElement: '',
  isSingletonScope: 'return false;',
  clearSingletonPreambleContribution: '',
  // Hydration that is asked for by a caller.
  attemptExplicitHydrationTarget: '',
  // Where in the tree a component failed: nobody is told.
  getStackByFiberInDevAndProd: "return '';",
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
 * Passages from one text up to another, which stays, and what is there instead.
 * @type {[from: string, to: string, instead: string][]}
 */
export const passages = [
  // onSelect, onBeforeInput, onComposition… and the actions of forms, which no element of the site has.
  [
    'handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;\n      switch',
    '}\n    processDispatchQueue(dispatchQueue, eventSystemFlags);',
    '',
  ],
  [
    'null !== workInProgress.memoizedState &&\n        (($$typeof = renderWithHooks(',
    'markRef(current, workInProgress);',
    '',
  ],
  [
    'i = (unblocked.ownerDocument || unblocked).$$reactFormReplay;',
    '}\nfunction defaultOnDefaultTransitionIndicator',
    '',
  ],
  // A ref to a fragment.
  [
    'if (null === current.stateNode) {\n            var fragmentInstance',
    'instanceToUse = current.stateNode;\n          break;\n        default',
    '',
  ],
  ['"html" === type || "head" === type || "body" === type', ': 5;', 'false ? 0'],
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
