// The meeting request: in the HTML, and hydrated after the page.
import { islands } from '#boot/islands.tsx';

export const meetingIsland = islands(() => import('./MeetingIsland.tsx'), 'meetingRequest');

/** The button of the meeting request, and its dialog. */
export const MeetingRequest = meetingIsland.piece('MeetingRequest');
