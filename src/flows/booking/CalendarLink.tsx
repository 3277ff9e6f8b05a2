// The link that saves the calendar file of a scheduled office hour; fetched on demand, with what writes the file.
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import { booking } from '#content/booking.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { download } from '#ui/icons.tsx';
import { calendarOf } from './appointment.ts';

/** Nothing for a request that has no time. */
export function CalendarLink({ request }: { request: MemberRequest }) {
  const calendar = calendarOf(request);
  return calendar === null ? null : (
    <LinkButton size="small" icon={download} href={calendar.address} download={calendar.name}>
      {booking.calendarFile.button}
      <VisuallyHidden> {request.subject}</VisuallyHidden>
    </LinkButton>
  );
}
