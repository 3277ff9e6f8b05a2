// Value mutants that no test notices, each with the reason (docs/paths/README.md, "Whether the tests notice anything").
import { blank, error, late, nothing, once, start, typed } from './survivors.reasons.ts';
import { accountSurvivors } from './survivors.account.ts';
import { requestSurvivors } from './survivors.requests.ts';

/** By flow, then by the mutant’s id. */
export const survivors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...requestSurvivors,
  ...accountSurvivors,
  session: {
    'forgetTier drops ‘hasToolkits: false’':
      'The member before has left by then, and the tier with them.',
    'forgetTier drops ‘planEndsIn: null’':
      'The member before has left by then, and the tier with them.',
    'sayArrived keeps only ‘context.member?.id’ of ‘context.member?.id ?? ""’': typed,
    'ownPath keeps only ‘/^\\/(?![/\\\\])[^\\s\\\\]*$/.test(path)’ of ‘path !== null && /^\\/(?![/\\\\])[^\\s\\\\]*$/.test(path)’':
      'The pattern takes null for the text “null”, which is no path.',
  },
  authReports: {
    'params of tellFound keeps only ‘holder’ of ‘holder ?? { id: "", email: "" }’': typed,
    'params of tellFound drops ‘id: ""’': typed,
    'params of tellFound drops ‘email: ""’': typed,
  },
  authForm: {
    'nameTab keeps only ‘context.next’ of ‘context.next ?? ""’': typed,
    'hasTooManyTries keeps only ‘"retryAfter" in e’ of ‘e instanceof Error && "retryAfter" in e’':
      error,
    'ownPath keeps only ‘/^\\/(?![/\\\\])[^\\s\\\\]*$/.test(path)’ of ‘path !== null && /^\\/(?![/\\\\])[^\\s\\\\]*$/.test(path)’':
      'The pattern takes null for the text “null”, which is no path.',
  },
  resetPassword: {
    'hasTooManyTries keeps only ‘"retryAfter" in e’ of ‘e instanceof Error && "retryAfter" in e’':
      error,
  },
  mailedLink: {
    'sayKept keeps only ‘context.link?.kind’ of ‘context.link?.kind ?? "account"’': typed,
    'opensExpectedAccount keeps only ‘checked.email === expectedOf(context.link)’ of ‘checked.outcome === "opened" && checked.email === expectedO…’':
      'Only an opened link names an account.',
    'sentenceOf keeps only ‘e.message’ of ‘e instanceof Error && e.message’':
      'It is asked for what a port rejected with: an Error.',
    'expectedOf keeps only ‘link?.email ?? link?.askedFor’ of ‘link?.email ?? link?.askedFor ?? null’':
      typed,
  },
  newPassword: {
    'hasTooManyTries keeps only ‘"retryAfter" in e’ of ‘e instanceof Error && "retryAfter" in e’':
      error,
  },
  triesPause: {
    'pauseOf keeps only ‘error instanceof Error’ of ‘error instanceof Error && "retryAfter" in error’':
      'A pause is counted only after an error that names its seconds.',
    'pauseOf keeps only ‘"retryAfter" in error’ of ‘error instanceof Error && "retryAfter" in error’':
      error,
    'pauseOf is off by one at ‘0’':
      'A pause is counted only after an error that names its seconds.',
  },
  onboarding: {
    'params of rememberEnding drops ‘ending: "closed"’':
      'Onboarding ends as “closed” unless something else is said.',
    'rememberMember empties ‘passwordFilled: params.session === null && context.password…’':
      'No password is typed by then: a session ends only after it has cleared the field.',
    'hasTooManyTries keeps only ‘"retryAfter" in e’ of ‘e instanceof Error && "retryAfter" in e’':
      error,
  },
  requestPage: {
    'takeCopy keeps only ‘params.copy?.record’ of ‘params.copy?.record ?? null’': typed,
    'takeCopy keeps only ‘params.copy?.at’ of ‘params.copy?.at ?? null’': typed,
    'hasMoved keeps only ‘known !== undefined’ of ‘known !== undefined && shown !== undefined’':
      'It is asked where a request is on screen.',
    'movedOf drops ‘id’': 'Two readings of one request are compared: both have its id.',
  },
  forwardedAnswer: {
    'isRevoked keeps only ‘params.reason === "revoked"’ of ‘params.outcome === "refused" && params.reason === "revoked"’':
      typed,
    'isDeleted keeps only ‘params.reason === "deleted"’ of ‘params.outcome === "refused" && params.reason === "deleted"’':
      typed,
  },
  forwarding: {
    'sentenceOf keeps only ‘e instanceof Error’ of ‘e instanceof Error && e.message’':
      'An error without a message leaves the sentence empty, as no error does.',
  },
  consent: {
    'sentenceOf keeps only ‘e instanceof Error’ of ‘e instanceof Error && e.message’':
      'An error without a message leaves the sentence empty, as no error does.',
  },
  onboardingLayer: {
    'rememberFetched toggles ‘isFetched: true’': once,
  },
  asynq: {
    'forgetAllowance drops ‘allowance: null’': start,
    'nothingIsLeft keeps only ‘allowance?.left === 0’ of ‘allowance !== "unreadable" && allowance?.left === 0’':
      'The text “unreadable” has no number of questions left: the comparison is false for it as well.',
    'wordsOf keeps only ‘answers.domain === null’ of ‘answers.domain === null && answers.ownQuestion.trim() === ""’':
      'Words of one’s own come after the domain, so that a question without a domain has none.',
    'wordsOf === becomes !== in ‘answers.ownQuestion.trim() === ""’':
      'Words of one’s own come after the domain, so that a question without a domain has none.',
    'wordsOf drops the call of ‘answers.ownQuestion.trim()’':
      'Words of one’s own come after the domain, so that a question without a domain has none.',
  },
  dashboard: {
    'forgetCompany drops ‘companyName: ""’': start,
  },
  navigation: {
    'isOwnAddress keeps only ‘place.hash === ""’ of ‘place.hash === "" && context.html === null’':
      'While the HTML of another page is in view, the state inside takes the event first.',
    'keepOwn toggles ‘isOwn: true’': 'The first page is shown once, and was not kept before.',
  },
  recommendations: {
    'forgetProfile drops ‘profile: { identities: [], companyName: "", stage: "", sect…’': start,
  },
  community: {
    'clearComposer drops ‘problem: null’': blank,
    'likeOf keeps only ‘pendingLikes.find((pendingLike) => pendingLike.id === id)?.…’ of ‘pendingLikes.find((pendingLike) => pendingLike.id === id)?.…’':
      'A like is given only to a post that is listed.',
    'likeOf negates ‘false’': 'A like is given only to a post that is listed.',
  },
  draft: {
    'showFound drops ‘owner: params.owner ?? context.shown.owner’':
      'The store finds only drafts of the user who is here, whose id is the owner already.',
    'showFound keeps only ‘context.shown.owner’ of ‘params.owner ?? context.shown.owner’':
      'The store finds only drafts of the user who is here, whose id is the owner already.',
    'preferOwn keeps only ‘words === null’ of ‘words === null && found !== null’':
      'A form into which nothing was typed shows a draft that was found.',
  },
  feed: {
    'noteUnsaved toggles ‘isUnsaved: true’': once,
  },
  stack: {
    'params of putAllBack drops ‘error: null’': late,
    'params of announceFailure drops ‘error: null’': late,
    'params of putAllBack drops ‘error: null’ (2)': late,
    'params of putBack drops ‘error: null’': late,
    'params of announceFailure drops ‘error: null’ (2)': late,
    'params of putBack drops ‘error: null’ (2)': late,
    'params of announceFailure drops ‘error: null’ (3)': late,
    'announceFirst keeps only ‘context.line[0]?.item.title’ of ‘context.line[0]?.item.title ?? ""’':
      typed,
    'loseFirst drops ‘line: []’': blank,
  },
  librarySearch: {
    'showAll drops ‘publication: "all"’': start,
  },
  fullStack: {
    'forgetWords does nothing': start,
    'forgetWords drops ‘show: "all"’': start,
    'forgetWords drops ‘query: ""’': start,
    'canMove takes the first instead of the chosen in ‘within.at(0)’':
      'At zero, the chosen one is the first.',
    'canMove keeps only ‘within.some((one) => isSameItem(one, item))’ of ‘within.some((one) => isSameItem(one, item)) && end !== unde…’':
      'A list that holds the item has an end.',
    'params of putBack drops ‘error: null’': late,
    'movedIn drops ‘first: 0’': 'Without a place, an item is put first.',
    'movedIn - becomes + in ‘within.length - 1’': 'Beyond the end is the end.',
  },
  signalStack: {
    'showAll drops ‘show: "all"’': start,
  },
  fileDownload: {
    'rememberSaved drops ‘problem: null’': blank,
    'sentenceOf keeps only ‘e instanceof Error’ of ‘e instanceof Error && e.message’':
      'An empty message and none end in the same sentence.',
  },
  labTools: {
    'toggle swaps ‘[...chosen, filter]’':
      'Both orders mean the same: the filters are sorted, and one of the two is enough.',
    'toolsShown swaps ‘[status, category]’':
      'Both orders mean the same: the filters are sorted, and one of the two is enough.',
  },
  labDiagnostic: {
    'takeUp keeps only ‘sheet’ of ‘sheet ?? blank’': nothing,
    'beginReading drops ‘undo: null’': blank,
    'endReading toggles ‘isRead: false’': once,
    'moments swaps ‘["before", "now"]’': 'Both orders mean the same.',
  },
  signalTriage: {
    'isEmpty swaps ‘[signal, ...Object.values(note)]’': 'Both orders mean the same.',
    'addLine drops ‘problem: null’': blank,
    'returnToQuestion keeps only ‘no’ of ‘no ?? "paid"’': typed,
    'removeLine keeps only ‘lineIn(context, line)?.signal’ of ‘lineIn(context, line)?.signal ?? ""’':
      typed,
    'restore keeps only ‘undo?.lines’ of ‘undo?.lines ?? lines’': typed,
    'restore keeps only ‘undo?.stopped’ of ‘undo?.stopped ?? stopped’': typed,
  },
  reversePremortem: {
    'removeSentence keeps only ‘sentences.find(({ id }) => id === sentence)?.text’ of ‘sentences.find(({ id }) => id === sentence)?.text ?? ""’':
      typed,
    'restore keeps only ‘undo?.sentences’ of ‘undo?.sentences ?? sentences’': typed,
    'restore keeps only ‘undo?.chosen’ of ‘undo?.chosen ?? chosen’': typed,
    'restore keeps only ‘undo?.signs’ of ‘undo?.signs ?? signs’': typed,
  },
  decisionLedger: {
    'addLine drops ‘problem: null’': blank,
    'close drops ‘problem: null’': blank,
    'takeBack keeps only ‘lineIn(context, context.last ?? "")’ of ‘lineIn(context, context.last ?? "") ?? blankEntry’':
      typed,
    'takeBack keeps only ‘context.last’ of ‘context.last ?? ""’': typed,
    'close keeps only ‘result === null’ of ‘result === null || reason === null’':
      'The guard has asked for both: this is for the compiler.',
    'close keeps only ‘reason === null’ of ‘result === null || reason === null’':
      'The guard has asked for both: this is for the compiler.',
  },
  dilutionMap: { 'restore keeps only ‘undo?.rows’ of ‘undo?.rows ?? rows’': typed },
  labCanvas: {
    'takeUp drops ‘move: params.sheet?.move ?? nowhere’': blank,
    'takeUp keeps only ‘params.sheet’ of ‘params.sheet ?? { notes, draft, next }’':
      'Without a sheet nothing changes: the other side repeats what is there.',
    'takeUp drops ‘notes’':
      'Without a sheet nothing changes: the other side repeats what is there.',
    'takeUp drops ‘draft’':
      'Without a sheet nothing changes: the other side repeats what is there.',
    'takeUp drops ‘next’': 'Without a sheet nothing changes: the other side repeats what is there.',
    'addNote drops ‘problem: null’': blank,
    'moveLeft drops ‘problem: null’': blank,
    'removeNote keeps only ‘noteIn(context, note)?.text’ of ‘noteIn(context, note)?.text ?? ""’':
      typed,
    'restore keeps only ‘undo?.notes’ of ‘undo?.notes ?? notes’': typed,
    'evidences drops ‘"evidence"’':
      'The other two columns keep their order; the first one is to the left of both.',
  },
  toolkits: {
    'showAll drops ‘category: "all"’': start,
  },
  intentDialog: {
    'leadOn keeps only ‘context.intent?.to’ of ‘context.intent?.to ?? "/"’': typed,
  },
  newsletterSignup: {
    'takeUp keeps only ‘params.words’ of ‘params.words ?? {}’': nothing,
    'hasTooManyTries keeps only ‘"retryAfter" in e’ of ‘e instanceof Error && "retryAfter" in e’':
      error,
  },
  checkout: {
    'sentenceOf keeps only ‘e instanceof Error’ of ‘e instanceof Error && e.message’': error,
  },
  portal: {
    'sentenceOf keeps only ‘e instanceof Error’ of ‘e instanceof Error && e.message’': error,
  },
  upgrade: {
    'params of keepFailure drops ‘error: null’': late,
  },
};
