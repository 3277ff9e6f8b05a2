// Value mutants that no test notices in the flows around requests, each with the reason.
import { blank, error, late, nothing, start, typed } from './survivors.reasons.ts';

/** By flow, then by the mutant’s id. */
export const requestSurvivors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rescheduling: {
    'takeNews keeps only ‘known?.slot’ of ‘known?.slot ?? context.slot’': typed,
    'offerOthers keeps only ‘params.nearest’ of ‘params.nearest ?? []’': typed,
  },
  thread: {
    'takeUp keeps only ‘params.words’ of ‘params.words ?? {}’': nothing,
    'clearComposer drops ‘problem: null’': blank,
    'isAnother keeps only ‘event.id !== context.post’ of ‘event.type === "thread.opened" && event.id !== context.post’':
      typed,
  },
  deskAnswer: {
    'beginLink drops ‘query: ""’': blank,
    'beginLink drops ‘at: 0’': blank,
    'takeWordsBack drops ‘problem: null’': blank,
    'beginCount keeps only ‘sent?.seconds’ of ‘sent?.seconds ?? 0’': typed,
    'beginCount is off by one at ‘0’': 'Where it counts an answer was sent, and says its seconds.',
    'sentenceOf keeps only ‘e instanceof Error’ of ‘e instanceof Error && e.message’': error,
  },
  deskBoard: {
    'addPage keeps only ‘context.board?.rows’ of ‘context.board?.rows ?? []’': typed,
    'begin drops ‘note: ""’': blank,
    'begin drops ‘problem: null’': blank,
    'openDraft keeps only ‘act?.id’ of ‘act?.id ?? ""’': typed,
    'openDraft keeps only ‘act?.kind’ of ‘act?.kind ?? ""’': typed,
    'hasMore keeps only ‘context.board.next !== null’ of ‘context.board !== null && context.board.next !== null’':
      'It is asked where a section is on screen.',
    'takesWords keeps only ‘!wordless.includes(context.act.kind)’ of ‘context.act !== null && !wordless.includes(context.act.kind)’':
      'It is asked where an act was chosen.',
    'sentenceOf keeps only ‘e instanceof Error’ of ‘e instanceof Error && e.message’': error,
    'needsWords swaps ‘["hide", "decline"]’': 'Both orders mean the same.',
  },
  deskIssue: {
    'count is off by one at ‘0’': 'A refusal is told apart before, and counts nothing.',
    'isUnfinished keeps only ‘params.missing > 0’ of ‘params.outcome === "stored" && params.missing > 0’':
      'A refusal is told apart before.',
    'sentenceOf keeps only ‘e instanceof Error’ of ‘e instanceof Error && e.message’': error,
  },
  plan: {
    'sentenceOf keeps only ‘e instanceof Error’ of ‘e instanceof Error && e.message’': error,
  },
  calendarAddress: {
    'isThere keeps only ‘params.isThere’ of ‘params.outcome === "found" && params.isThere’':
      'What is unavailable was asked for before, and has no such property.',
    'sentenceOf keeps only ‘e instanceof Error’ of ‘e instanceof Error && e.message’': error,
  },
  officeHours: {
    'atTime keeps only ‘isOpenDate(clock, date)’ of ‘date !== null && isOpenDate(clock, date)’':
      'Where no date is picked, both branches give null.',
    'isOpenDate keeps only ‘date > last’ of ‘weekday === null || last === null || clock.now === null || …’':
      'A date of another weekday has no slot, and before the clock is read nothing is picked.',
    'isOpenDate keeps only ‘weekday === null || last === null’ of ‘weekday === null || last === null || clock.now === null’':
      'The last date, the time and the weekday are asked for the compiler: a slot has a weekday, and without a time no text is later.',
    'isOpenDate keeps only ‘clock.now === null’ of ‘weekday === null || last === null || clock.now === null’':
      'The last date, the time and the weekday are asked for the compiler: a slot has a weekday, and without a time no text is later.',
    'isOpenDate keeps only ‘weekday === null’ of ‘weekday === null || last === null’':
      'The last date, the time and the weekday are asked for the compiler: a slot has a weekday, and without a time no text is later.',
    'isOpenDate keeps only ‘last === null’ of ‘weekday === null || last === null’':
      'The last date, the time and the weekday are asked for the compiler: a slot has a weekday, and without a time no text is later.',
    'millisecondsOfDay is off by one at ‘864e5’':
      'A few hundred milliseconds in a year do not reach another date.',
    'slotsOf keeps only ‘date === null’ of ‘date === null || now === null’':
      'Without a time there is no date, and a date only with a time.',
    'slotsOf keeps only ‘now === null’ of ‘date === null || now === null’':
      'Without a time there is no date, and a date only with a time.',
  },
  booking: {
    'clearForm drops ‘fileRefusals: []’': blank,
    'clearForm drops ‘problem: null’': blank,
    'explain keeps only ‘params.problem’ of ‘params.problem ?? null’': typed,
  },
  myRequests: {
    'takeUp keeps only ‘context.nearest?.filter((start) => start !== slot?.slot)’ of ‘context.nearest?.filter((start) => start !== slot?.slot) ??…’':
      typed,
    'takeUp keeps only ‘nearest’ of ‘nearest ?? []’': typed,
    'forgetEntries drops ‘entries: []’': start,
    'choose drops ‘reply: ""’': blank,
    'choose drops ‘answers: {}’': blank,
    'choose drops ‘faults: {}’': blank,
    'choose drops ‘lostSlot: ""’': blank,
    'choose drops ‘nearest: null’': blank,
    'choose drops ‘slot: null’': blank,
    'mendingOf keeps only ‘entry === undefined’ of ‘entry === undefined || entry.refusal === null’':
      'The guard lets only a returned entry through.',
    'mendingOf keeps only ‘entry.refusal === null’ of ‘entry === undefined || entry.refusal === null’':
      'The guard lets only a returned entry through.',
    'slotKinds swaps ‘["office-hours", "advisory-call"]’': 'Both orders mean the same.',
    'hasLostSlot keeps only ‘slotKinds.includes(kind)’ of ‘slotKinds.includes(kind) && refusal !== null’':
      'Only a returned entry is asked about.',
    'faultsIn keeps only ‘rules.limits[kind][field]’ of ‘rules.limits[kind][field] ?? Infinity’':
      'No text is longer than an undefined limit either.',
  },
  notifications: {
    'rememberSeen > becomes >= in ‘params.until > context.seenUntil’':
      'Equal times are the same time.',
    'forgetSeen drops ‘seenUntil: ""’': start,
    'newestIn keeps only ‘changesAfter(requests, seenUntil)[0]?.at’ of ‘changesAfter(requests, seenUntil)[0]?.at ?? seenUntil’':
      'It is asked only where there is news.',
  },
  gatherings: {
    'choose drops ‘problem: null’': blank,
    'choose keeps only ‘context.gatherings.find(({ id }) => id === params.id)?.title’ of ‘context.gatherings.find(({ id }) => id === params.id)?.titl…’':
      typed,
    'takeUp keeps only ‘params.words’ of ‘params.words ?? {}’': nothing,
    'rememberOutcome keeps only ‘context.chosen’ of ‘context.chosen ?? ""’': typed,
    'clearChoice drops ‘problem: null’': blank,
    'explain keeps only ‘context.chosen’ of ‘context.chosen ?? ""’': typed,
    'mayApply keeps only ‘gathering.status !== "full"’ of ‘gathering !== undefined && gathering.status !== "full"’':
      'The dialog is open for a known gathering only.',
    'statusesIn keeps only ‘status === undefined’ of ‘status === undefined || status === null’':
      'What find() returns is never null: it looks for what is not.',
  },
  meetingRequest: {
    'takeUp keeps only ‘params.words’ of ‘params.words ?? {}’': nothing,
  },
  advisoryApplication: {
    'explain keeps only ‘params.problem’ of ‘params.problem ?? null’': typed,
  },
  perkRequest: {
    'rememberPerk drops ‘problem: null’': blank,
    'rememberEnding keeps only ‘context.perk?.name’ of ‘context.perk?.name ?? ""’': typed,
    'explain keeps only ‘params.problem’ of ‘params.problem ?? null’': typed,
  },
  application: {
    'explain keeps only ‘params.problem’ of ‘params.problem ?? null’': typed,
    'counts swaps ‘["over", null]’': 'Both orders mean the same.',
  },
  submission: {
    'params of rememberAnswer drops ‘outcome: "refused"’':
      'Whatever is not stored counts as refused.',
    'params of rememberFailure drops ‘error: null’': late,
    'params of rememberAnswer drops ‘outcome: "refused"’ (2)':
      'Whatever is not stored counts as refused.',
    'reportTaken keeps only ‘context.entry?.id’ of ‘context.entry?.id ?? ""’': typed,
    'outputAfter drops ‘outcome: "waitingForNetwork"’':
      'An answer is there whenever one is remembered.',
  },
  outbox: {
    'pauseOf keeps only ‘"retryAfter" in error’ of ‘error instanceof Error && "retryAfter" in error’':
      error,
  },
  memberRequests: {
    'forgetEntries drops ‘entries: []’': start,
  },
  opinion: {
    'showSaid drops ‘problem: null’': blank,
    'takeUp keeps only ‘params.words’ of ‘params.words ?? saidIn(context.opinion)’':
      'It is asked for while nothing is changed: what was said is on screen already.',
    'keepDraft keeps only ‘helped === null’ of ‘opinion === null && helped === null’':
      'Where an opinion was said, a choice is made.',
  },
  notePlayback: {
    'forgetAddress drops ‘address: null’': start,
    'sentenceOf keeps only ‘e.message’ of ‘e instanceof Error && e.message’': error,
    'sentenceOf keeps only ‘e instanceof Error’ of ‘e instanceof Error && e.message’': error,
  },
  deskQueue: {
    'rowAt is off by one at ‘1’':
      'A row that is not listed would be before the first: the bounds lead to the first anyway.',
    'rowAt keeps only ‘rows[0]?.id’ of ‘rows[0]?.id ?? null’': typed,
    'rowAt keeps only ‘rows[Math.min(Math.max(at + distance, 0), rows.length - 1)]…’ of ‘rows[Math.min(Math.max(at + distance, 0), rows.length - 1)]…’':
      typed,
  },
  deskRequest: {
    'openDraft keeps only ‘command’ of ‘command ?? ""’': typed,
    'isSending keeps only ‘context.record.sending !== null’ of ‘context.record !== null && context.record.sending !== null’':
      'It is asked where a request is on screen.',
    'offersSlots keeps only ‘context.record?.offeredSlots.length’ of ‘context.record?.offeredSlots.length ?? 0’':
      typed,
    'offersSlots is off by one at ‘0’': 'A step is taken where a request is on screen.',
    'begin drops ‘note: ""’': blank,
    'begin drops ‘slot: null’': blank,
    'begin drops ‘problem: null’': blank,
    'sentenceOf keeps only ‘e instanceof Error’ of ‘e instanceof Error && e.message’': error,
  },
};
