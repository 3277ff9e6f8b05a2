// A refused request while it is edited, as the browser shows it: the dialog, its fields, and the open slots.
import type { Page } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import { booking } from '../../content/booking.ts';
import { requests } from '../../content/requests.ts';
import type { MemberRequest, myRequestsMachine } from '../../machines/myRequests.machine.ts';
import { faultAt } from '../../src/flows/shared/limits.ts';
import { slotWords } from '../../src/flows/officeHours/slots.ts';
import { expect } from './kit/expect.ts';
import type { PageDriver } from './kit/walkPath.ts';

/** A row as `my_requests()` returns it. */
export const rowOf = (request: MemberRequest) => ({
  id: request.id,
  kind: request.kind,
  subject: request.subject,
  status: request.status,
  created_at: request.createdAt,
  due_at: request.dueAt,
  breached_at: null,
  position: request.position,
  offered_until: request.offeredUntil,
  slot: request.slot,
  events: request.history.map(({ actor, to, at, note }) => ({ actor, to_status: to, at, note })),
  attachments: request.attachments,
});
/** A dialog by its title. */
export const dialog = (page: Page, title: string) =>
  page.locator('[role=dialog], [role=alertdialog]').and(page.getByLabel(title, { exact: true }));

/** The fields of the two kinds that are refused on these paths. */
export const labels: Readonly<Record<string, string>> = {
  reason: requests.meeting.fields.reason.label,
  project: requests.meeting.fields.project.label,
  value: requests.meeting.fields.value.label,
  callObjective: booking.steps.why.callObjective.label,
};

/** The radio button of an open slot, by its label. */
export const slotRadio = (page: Page, start: string) =>
  dialog(page, requests.outbox.mendTitle).getByRole('radio', {
    name: new RegExp(`^${slotWords(start)}`),
  });

/**
 * The dialog of a refused request: its fields, their problems, and the open slots.
 * @param isLooking whether the dialog says that it loads the open slots
 */
export const mends =
  (isLooking: boolean): PageDriver['states'][string] =>
  async (page, snapshot) => {
    const box = dialog(page, requests.outbox.mendTitle);
    const {
      answers: given,
      faults,
      nearest,
      slot,
      problem,
    } = snapshot.context as SnapshotFrom<typeof myRequestsMachine>['context'];
    await expect(
      box.getByRole('button', { name: requests.outbox.resend, exact: true }),
    ).toBeEnabled();
    for (const [field, label] of Object.entries(labels)) {
      const value = given[field];
      if (typeof value !== 'string') continue;
      const there = box.getByRole('textbox', { name: label, exact: true });
      await expect(there).toHaveValue(value);
      const said = faultAt(faults[field]);
      if (said !== undefined) await expect(there).toHaveAccessibleDescription(new RegExp(said));
    }
    await expect(box.getByRole('radio')).toHaveCount(nearest?.length ?? 0);
    for (const start of nearest ?? [])
      await expect(slotRadio(page, start)).toBeChecked({ checked: slot?.slot === start });
    const { slotsLooking, slotsNone, slotHint } = requests.outbox;
    await expect(box.getByText(slotsLooking)).toBeVisible({ visible: isLooking });
    if (nearest !== null && !isLooking)
      await expect(box).toContainText(nearest.length === 0 ? slotsNone : slotHint);
    if (problem !== null) await expect(box).toContainText(requests.problems[problem.key]);
  };
