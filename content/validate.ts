// Reads all of the content and says, in sentences, what is wrong with it; for the tests and the build, not for the site.
import { deleteAccount } from './deleteAccount.ts';
import { exportData } from './exportData.ts';
import { fileFormats } from './fileFormats.ts';
import { mailChoices } from './mailChoices.ts';
import { profileFields } from './profileFields.ts';
import {
  deleteAccountWordsSchema,
  exportDataWordsSchema,
  mailChoicesWordsSchema,
  profileFieldsWordsSchema,
} from './schema.accountParts.ts';
import { workbooks } from './workbooks.ts';
import { workbookSchema } from './schema.workbooks.ts';
import { z } from 'zod';
import { account } from './account.ts';
import { addressLink } from './addressLink.ts';
import { changeAddress } from './changeAddress.ts';
import { changePassword } from './changePassword.ts';
import { devices } from './devices.ts';
import { passwordAgain } from './passwordAgain.ts';
import { advisory } from './advisory.ts';
import { answers } from './answers.ts';
import { afterAnswer } from './afterAnswer.ts';
import { applications } from './applications.ts';
import { sampleAnswer } from './asynq/sample.ts';
import { asynqFrame } from './asynq.frame.ts';
import { asynq } from './asynq.ts';
import { asynqDomains } from './asynq/domains.ts';
import { auth } from './auth.ts';
import { author } from './author.ts';
import { deskFactor } from './deskFactor.ts';
import { factorStep } from './factorStep.ts';
import { secondFactor } from './secondFactor.ts';
import { newPassword } from './newPassword.ts';
import { newerDraft } from './newerDraft.ts';
import { reset } from './reset.ts';
import { builtOn } from './builtOn.ts';
import { cabinet } from './cabinet.ts';
import { calendarAddress } from './calendarAddress.ts';
import { advisoryCalls, booking, hosts, officeHours } from './booking.ts';
import { capabilities } from './capabilities.ts';
import { circle } from './circle.ts';
import { checkout } from './checkout.ts';
import { coLab } from './coLab.ts';
import { community } from './community.ts';
import { dashboard } from './dashboard.ts';
import { details } from './details.ts';
import { draft } from './draft.ts';
import { entitlement } from './entitlement.ts';
import { essays } from './essays.ts';
import { experts } from './experts.ts';
import { feed } from './feed.ts';
import { fileRules, fileWords } from './attachments.ts';
import { fileSigns, macroSigns } from './fileSigns.ts';
import { files } from './files.ts';
import { findings } from './findings.ts';
import type { Source } from './findings.ts';
import { gatherings } from './gatherings.ts';
import { home } from './home.ts';
import { innerRoom } from './innerRoom.ts';
import { lab } from './lab.ts';
import { labAccess } from './labAccess.ts';
import { labCanvas } from './labCanvas.ts';
import { labLedger } from './labLedger.ts';
import { labMap } from './labMap.ts';
import { labPremortem } from './labPremortem.ts';
import { labSamples } from './labSamples.ts';
import { labTimer } from './labTimer.ts';
import { insights } from './insights.ts';
import { labTools } from './labTools.ts';
import { labTriage } from './labTriage.ts';
import { answerLimits, replyLimit, requiredAnswers } from './limits.ts';
import { library } from './library.ts';
import { mailedLink } from './mailedLink.ts';
import { accountMails } from './mails/account.ts';
import { mailFrame } from './mails/frame.ts';
import { letterMails } from './mails/letters.ts';
import { outcomeMails } from './mails/outcomes.ts';
import { mailPages } from './mails/pages.ts';
import { requestMails } from './mails/requests.ts';
import { serviceMails } from './mails/service.ts';
import { newsletters } from './newsletters.ts';
import { calls, slots } from './officeHours.ts';
import { notifications } from './notifications.ts';
import { onboardingFrame } from './onboarding.frame.ts';
import { onboarding } from './onboarding.ts';
import { eligibilityWords, partners } from './partners.ts';
import { documents as documentWords } from './documents.ts';
import { operator } from './operator.ts';
import { about } from './pages/about.ts';
import { accessibility } from './pages/accessibility.ts';
import { contact } from './pages/contact.ts';
import { imprint } from './pages/imprint.ts';
import { privacy } from './pages/privacy.ts';
import { terms } from './pages/terms.ts';
import { passwordRefusals } from './passwords.ts';
import { pastGatheringWords, pastGatherings } from './pastGatherings.ts';
import { perks } from './perks.ts';
import { posts } from './posts.ts';
import { readership } from './readership.ts';
import { series, seriesWords } from './series.ts';
import { replies } from './replies.ts';
import { thread } from './thread.ts';
import { plan } from './plan.ts';
import { portal } from './portal.ts';
import { pricing } from './pricing.ts';
import { feedWords } from './published.ts';
import { feedTypeNames, itemWords } from './itemWords.ts';
import { rooms } from './rooms.ts';
import { requestForms } from './requests.forms.ts';
import { desk } from './desk.ts';
import { deskBoard } from './deskBoard.ts';
import { requestPage } from './requestPage.ts';
import { rescheduling } from './rescheduling.ts';
import { requests } from './requests.ts';
import { routes } from './routes.ts';
import { advisoryWordsSchema } from './schema.advisory.ts';
import { afterAnswerWordsSchema } from './schema.afterAnswer.ts';
import {
  applicationWordsSchema,
  coLabWordsSchema,
  perkWordsSchema,
} from './schema.applications.ts';
import { asynqAnswerSchema, asynqDomainSchema, asynqWordsSchema } from './schema.asynq.ts';
import {
  entitlementSchema,
  fileRulesSchema,
  fileSignsSchema,
  fileWordsSchema,
  macroSignsSchema,
} from './schema.attachments.ts';
import {
  advisoryCallsWordsSchema,
  bookingWordsSchema,
  hostWordsSchema,
  officeHoursWordsSchema,
} from './schema.booking.ts';
import { cabinetWordsSchema, takingWordsSchema } from './schema.cabinet.ts';
import { capabilitiesSchema, slotsSchema } from './schema.capabilities.ts';
import { checkoutWordsSchema, portalWordsSchema } from './schema.checkout.ts';
import { circleWordsSchema } from './schema.circle.ts';
import {
  communityWordsSchema,
  samplePostSchema,
  sampleReplySchema,
  staffNamesSchema,
  threadWordsSchema,
} from './schema.community.ts';
import { innerRoomWordsSchema } from './schema.innerRoom.ts';
import {
  articleSchema,
  detailSchema,
  eligibilityWordsSchema,
  expertSchema,
  feedItemSchema,
  gatheringSchema,
  pastGatheringSchema,
  pastGatheringWordsSchema,
  labToolSchema,
  libraryArticleSchema,
  partnerSchema,
  publishedAnswerSchema,
  pricingSchema,
  testimonialSchema,
  toolkitSchema,
} from './schema.items.ts';
import { labCanvasSchema, labTimerSchema, labWordsSchema } from './schema.lab.ts';
import {
  labAccessSchema,
  labLedgerSchema,
  labMapSchema,
  labPremortemSchema,
  labSamplesSchema,
  labTriageSchema,
} from './schema.labSheets.ts';
import { dashboardWordsSchema, onboardingWordsSchema } from './schema.member.ts';
import {
  deskFactorWordsSchema,
  factorStepWordsSchema,
  secondFactorWordsSchema,
} from './schema.factor.ts';
import { answerLimitsSchema, requiredAnswersSchema } from './schema.limits.ts';
import { notificationWordsSchema } from './schema.notifications.ts';
import {
  authWordsSchema,
  newPasswordWordsSchema,
  resetWordsSchema,
  homeWordsSchema,
  mailedLinkWordsSchema,
  authorSchema,
  siteSchema,
} from './schema.pages.ts';
import { carouselWordsSchema, newsletterWordsSchema } from './schema.newsletters.ts';
import { documentSchemas, publishedFileSchema } from './schema.publications.ts';
import type { Shelf } from './schema.publications.ts';
import { publishedSchema } from './schema.published.ts';
import { mailSchemas } from './schema.mails.ts';
import { seriesSchema, seriesWordsSchema } from './schema.series.ts';
import { calendarAddressWordsSchema, reschedulingWordsSchema } from './schema.hours.ts';
import { deskWordsSchema } from './schema.desk.ts';
import { deskBoardWordsSchema } from './schema.deskBoard.ts';
import { requestPageWordsSchema } from './schema.requestPage.ts';
import { requestWordsSchema } from './schema.requests.ts';
import { feedTypeNamesSchema, itemWordsSchema, roomsSchema } from './schema.rooms.ts';
import { figureSchema, insightWordsSchema } from './schema.insights.ts';
import { searchWordsSchema } from './schema.search.ts';
import { isoDate, listOf, routeSchema, toastSchema, words } from './schema.ts';
import { fullStackSchema, signalStackSchema } from './schema.signalStack.ts';
import { unclaimedWorkWordsSchema } from './schema.unclaimedWork.ts';
import { accountWordsSchema } from './schema.account.ts';
import {
  addressLinkWordsSchema,
  changeAddressWordsSchema,
  changePasswordWordsSchema,
  devicesWordsSchema,
  passwordAgainWordsSchema,
} from './schema.security.ts';
import { planWordsSchema } from './schema.plan.ts';
import { upgradeWordsSchema } from './schema.upgrade.ts';
import { documentWordsSchema, operatorSchema, sitePageSchema } from './schema.sitePages.ts';
import { search } from './search.ts';
import { service } from './service.ts';
import { signals } from './signals.ts';
import { fullStack } from './fullStack.ts';
import { signalStack } from './signalStack.ts';
import { site } from './site.ts';
import { staff } from './staff.ts';
import { taking } from './taking.ts';
import { carouselWords, nextReaders, readers, testimonials } from './testimonials.ts';
import { toasts } from './toasts.ts';
import { toolkits } from './toolkits.ts';
import { tries } from './tries.ts';
import { unclaimedWork } from './unclaimedWork.ts';
import { upgrade } from './upgrade.ts';

const { landing, wizard } = asynqWordsSchema.shape;

/** Every module of the content, with the schema that it obeys. */
export const sources: readonly Source[] = [
  { file: 'content/toasts.ts', value: toasts, schema: z.record(z.string(), toastSchema) },
  { file: 'content/site.ts', value: site, schema: siteSchema },
  { file: 'content/author.ts', value: author, schema: authorSchema },
  { file: 'content/auth.ts', value: auth, schema: authWordsSchema },
  { file: 'content/reset.ts', value: reset, schema: resetWordsSchema },
  { file: 'content/newPassword.ts', value: newPassword, schema: newPasswordWordsSchema },
  { file: 'content/factorStep.ts', value: factorStep, schema: factorStepWordsSchema },
  { file: 'content/deskFactor.ts', value: deskFactor, schema: deskFactorWordsSchema },
  { file: 'content/secondFactor.ts', value: secondFactor, schema: secondFactorWordsSchema },
  { file: 'content/mailedLink.ts', value: mailedLink, schema: mailedLinkWordsSchema },
  { file: 'content/unclaimedWork.ts', value: unclaimedWork, schema: unclaimedWorkWordsSchema },
  {
    file: 'content/asynq.frame.ts',
    value: asynqFrame,
    schema: z.strictObject({
      landing: landing.pick({ begin: true, quota: true }),
      wizard: wizard.pick({ draft: true, unread: true, loading: true }),
      files: z.strictObject({
        tooMany: wizard.shape.context.shape.upload.shape.tooMany,
        noteName: wizard.shape.context.shape.voice.shape.name,
        unfinishedName: wizard.shape.context.shape.voice.shape.name,
      }),
    }),
  },
  {
    file: 'content/asynq.ts',
    value: { asynq, asynqDomains, sampleAnswer },
    schema: z.strictObject({
      asynq: asynqWordsSchema,
      asynqDomains: listOf(asynqDomainSchema),
      sampleAnswer: asynqAnswerSchema,
    }),
  },
  { file: 'content/advisory.ts', value: advisory, schema: advisoryWordsSchema },
  {
    file: 'content/booking.ts',
    value: { hosts, officeHours, advisoryCalls, booking },
    schema: z.strictObject({
      hosts: hostWordsSchema,
      officeHours: officeHoursWordsSchema,
      advisoryCalls: advisoryCallsWordsSchema,
      booking: bookingWordsSchema,
    }),
  },
  { file: 'content/applications.ts', value: applications, schema: applicationWordsSchema },
  { file: 'content/perks.ts', value: perks, schema: perkWordsSchema },
  { file: 'content/coLab.ts', value: coLab, schema: coLabWordsSchema },
  { file: 'content/innerRoom.ts', value: innerRoom, schema: innerRoomWordsSchema },
  { file: 'content/cabinet.ts', value: cabinet, schema: cabinetWordsSchema },
  { file: 'content/taking.ts', value: taking, schema: takingWordsSchema },
  { file: 'content/answers.ts', value: answers, schema: listOf(publishedAnswerSchema) },
  {
    file: 'content/onboarding.frame.ts',
    value: onboardingFrame,
    schema: onboardingWordsSchema.pick({
      label: true,
      close: true,
      progress: true,
      welcome: true,
      unread: true,
      edit: true,
    }),
  },
  { file: 'content/onboarding.ts', value: onboarding, schema: onboardingWordsSchema },
  { file: 'content/dashboard.ts', value: dashboard, schema: dashboardWordsSchema },
  { file: 'content/circle.ts', value: circle, schema: circleWordsSchema },
  { file: 'content/community.ts', value: community, schema: communityWordsSchema },
  { file: 'content/posts.ts', value: posts, schema: listOf(samplePostSchema) },
  { file: 'content/replies.ts', value: replies, schema: listOf(sampleReplySchema) },
  { file: 'content/thread.ts', value: thread, schema: threadWordsSchema },
  { file: 'content/staff.ts', value: staff, schema: staffNamesSchema },
  { file: 'content/notifications.ts', value: notifications, schema: notificationWordsSchema },
  { file: 'content/home.ts', value: home, schema: homeWordsSchema },
  { file: 'content/insights.ts', value: insights, schema: insightWordsSchema },
  { file: 'content/search.ts', value: search, schema: searchWordsSchema },
  {
    file: 'content/requests.forms.ts',
    value: requestForms,
    schema: requestWordsSchema.pick({
      room: true,
      faults: true,
      fieldRefused: true,
      tooLong: true,
      problems: true,
      meeting: true,
    }),
  },
  { file: 'content/afterAnswer.ts', value: afterAnswer, schema: afterAnswerWordsSchema },
  { file: 'content/desk.ts', value: desk, schema: deskWordsSchema },
  { file: 'content/deskBoard.ts', value: deskBoard, schema: deskBoardWordsSchema },
  { file: 'content/requestPage.ts', value: requestPage, schema: requestPageWordsSchema },
  { file: 'content/rescheduling.ts', value: rescheduling, schema: reschedulingWordsSchema },
  {
    file: 'content/calendarAddress.ts',
    value: calendarAddress,
    schema: calendarAddressWordsSchema,
  },
  { file: 'content/requests.ts', value: requests, schema: requestWordsSchema },
  {
    file: 'content/limits.ts',
    value: { answerLimits, requiredAnswers, replyLimit },
    schema: z.strictObject({
      answerLimits: answerLimitsSchema,
      requiredAnswers: requiredAnswersSchema,
      replyLimit: z.int().positive(),
    }),
  },
  { file: 'content/routes.ts', value: routes, schema: z.record(z.string(), routeSchema) },
  {
    file: 'content/service.ts',
    value: service,
    schema: words('unreachable', 'partOutOfReach', 'retry', 'dismiss'),
  },
  { file: 'content/draft.ts', value: draft, schema: words('refused', 'hint') },
  {
    file: 'content/newerDraft.ts',
    value: newerDraft,
    schema: words('title', 'hint', 'show', 'keep'),
  },
  { file: 'content/tries.ts', value: tries, schema: words('pause', 'kept') },
  {
    file: 'content/passwords.ts',
    value: passwordRefusals,
    schema: words('common', 'ownName', 'tooLong', 'notCurrent', 'noAddress', 'sameAddress'),
  },
  { file: 'content/entitlement.ts', value: entitlement, schema: entitlementSchema },
  { file: 'content/checkout.ts', value: checkout, schema: checkoutWordsSchema },
  { file: 'content/portal.ts', value: portal, schema: portalWordsSchema },
  { file: 'content/account.ts', value: account, schema: accountWordsSchema },
  { file: 'content/deleteAccount.ts', value: deleteAccount, schema: deleteAccountWordsSchema },
  { file: 'content/exportData.ts', value: exportData, schema: exportDataWordsSchema },
  { file: 'content/mailChoices.ts', value: mailChoices, schema: mailChoicesWordsSchema },
  { file: 'content/profileFields.ts', value: profileFields, schema: profileFieldsWordsSchema },
  { file: 'content/addressLink.ts', value: addressLink, schema: addressLinkWordsSchema },
  { file: 'content/changeAddress.ts', value: changeAddress, schema: changeAddressWordsSchema },
  { file: 'content/changePassword.ts', value: changePassword, schema: changePasswordWordsSchema },
  { file: 'content/devices.ts', value: devices, schema: devicesWordsSchema },
  { file: 'content/passwordAgain.ts', value: passwordAgain, schema: passwordAgainWordsSchema },
  { file: 'content/plan.ts', value: plan, schema: planWordsSchema },
  {
    file: 'content/attachments.ts',
    value: { fileRules, fileWords },
    schema: z.strictObject({ fileRules: fileRulesSchema, fileWords: fileWordsSchema }),
  },
  {
    file: 'content/fileSigns.ts',
    value: { fileSigns, macroSigns },
    schema: z.strictObject({ fileSigns: fileSignsSchema, macroSigns: macroSignsSchema }),
  },
  { file: 'content/rooms.ts', value: rooms, schema: roomsSchema },
  {
    file: 'content/itemWords.ts',
    value: { itemWords, feedTypeNames },
    schema: z.strictObject({
      itemWords: itemWordsSchema,
      feedTypeNames: feedTypeNamesSchema,
    }),
  },
  { file: 'content/upgrade.ts', value: upgrade, schema: upgradeWordsSchema },
  { file: 'content/pricing.ts', value: pricing, schema: pricingSchema },
  { file: 'content/capabilities.ts', value: capabilities, schema: capabilitiesSchema },
  { file: 'content/published.ts', value: feedWords, schema: publishedSchema },
  {
    file: 'content/officeHours.ts',
    value: { slots, calls },
    schema: z.strictObject({ slots: slotsSchema, calls: slotsSchema }),
  },
  { file: 'content/fullStack.ts', value: fullStack, schema: fullStackSchema },
  { file: 'content/fileFormats.ts', value: fileFormats, schema: z.array(z.string()).min(1) },
  { file: 'content/workbooks.ts', value: workbooks, schema: z.record(z.string(), workbookSchema) },
  { file: 'content/signalStack.ts', value: signalStack, schema: signalStackSchema },
  { file: 'content/feed.ts', value: feed, schema: listOf(feedItemSchema) },
  { file: 'content/details.ts', value: details, schema: z.array(detailSchema).min(1) },
  { file: 'content/essays.ts', value: essays, schema: listOf(articleSchema) },
  { file: 'content/signals.ts', value: signals, schema: listOf(articleSchema) },
  { file: 'content/library.ts', value: library, schema: listOf(libraryArticleSchema) },
  { file: 'content/mails/frame.ts', value: mailFrame, schema: mailSchemas.frame },
  { file: 'content/mails/requests.ts', value: requestMails, schema: mailSchemas.requests },
  { file: 'content/mails/outcomes.ts', value: outcomeMails, schema: mailSchemas.outcomes },
  { file: 'content/mails/account.ts', value: accountMails, schema: mailSchemas.account },
  { file: 'content/mails/letters.ts', value: letterMails, schema: mailSchemas.letters },
  { file: 'content/mails/pages.ts', value: mailPages, schema: mailSchemas.pages },
  { file: 'content/mails/service.ts', value: serviceMails, schema: mailSchemas.service },
  { file: 'content/newsletters.ts', value: newsletters, schema: newsletterWordsSchema },
  {
    file: 'content/testimonials.ts',
    value: { testimonials, readers, nextReaders, carouselWords },
    schema: z.strictObject({
      testimonials: listOf(testimonialSchema),
      readers: listOf(testimonialSchema),
      nextReaders: listOf(testimonialSchema),
      carouselWords: carouselWordsSchema,
    }),
  },
  { file: 'content/experts.ts', value: experts, schema: listOf(expertSchema) },
  {
    file: 'content/partners.ts',
    value: { partners, eligibilityWords },
    schema: z.strictObject({
      partners: listOf(partnerSchema),
      eligibilityWords: eligibilityWordsSchema,
    }),
  },
  { file: 'content/builtOn.ts', value: builtOn, schema: isoDate },
  { file: 'content/documents.ts', value: documentWords, schema: documentWordsSchema },
  { file: 'content/operator.ts', value: operator, schema: operatorSchema },
  ...Object.entries({ about, accessibility, contact, imprint, privacy, terms }).map(
    ([name, value]) => ({ file: `content/pages/${name}.ts`, value, schema: sitePageSchema }),
  ),
  { file: 'content/readership.ts', value: readership, schema: z.array(figureSchema) },
  {
    file: 'content/series.ts',
    value: { series, seriesWords },
    schema: z.strictObject({ series: listOf(seriesSchema), seriesWords: seriesWordsSchema }),
  },
  { file: 'content/gatherings.ts', value: gatherings, schema: listOf(gatheringSchema) },
  {
    file: 'content/pastGatherings.ts',
    value: { pastGatherings, pastGatheringWords },
    schema: z.strictObject({
      pastGatherings: listOf(pastGatheringSchema),
      pastGatheringWords: pastGatheringWordsSchema,
    }),
  },
  { file: 'content/toolkits.ts', value: toolkits, schema: listOf(toolkitSchema) },
  { file: 'content/files.ts', value: files, schema: z.array(publishedFileSchema) },
  { file: 'content/labTools.ts', value: labTools, schema: listOf(labToolSchema) },
  { file: 'content/lab.ts', value: lab, schema: labWordsSchema },
  { file: 'content/labTimer.ts', value: labTimer, schema: labTimerSchema },
  { file: 'content/labCanvas.ts', value: labCanvas, schema: labCanvasSchema },
  { file: 'content/labTriage.ts', value: labTriage, schema: labTriageSchema },
  { file: 'content/labLedger.ts', value: labLedger, schema: labLedgerSchema },
  { file: 'content/labPremortem.ts', value: labPremortem, schema: labPremortemSchema },
  { file: 'content/labMap.ts', value: labMap, schema: labMapSchema },
  { file: 'content/labAccess.ts', value: labAccess, schema: labAccessSchema },
  { file: 'content/labSamples.ts', value: labSamples, schema: labSamplesSchema },
];

const whole = import.meta.glob<unknown>('./{essays,signals,premium,answers,files}/*.md', {
  eager: true,
  import: 'default',
  query: '?whole',
});
const faults = import.meta.glob<string[]>('./{essays,signals,premium,answers,files}/*.md', {
  eager: true,
  import: 'default',
  query: '?faults',
});

const shelfOf = (path: string) => path.split('/')[1] as Shelf;

/** Every Markdown file, whole, with the schema that its head and its blocks obey. */
export const documents: readonly Source[] = Object.entries(whole).map(([path, value]) => ({
  file: `content/${path.slice(2)}`,
  value,
  schema: documentSchemas[shelfOf(path)],
}));

/** One sentence for each thing that is wrong, naming file and field; none when all is well. */
export function validateContent(): string[] {
  return [
    ...findings([...sources, ...documents]),
    ...Object.entries(faults).flatMap(([path, found]) =>
      found.map((fault) => `content/${path.slice(2)}: ${fault}.`),
    ),
  ];
}
