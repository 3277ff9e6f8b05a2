// The interactive parts of /open-circle: in the HTML, and hydrated after the page.
import { islands } from '#boot/islands.tsx';

export const circleIslands = islands(
  () => import('./CircleIslands.tsx'),
  'gatherings',
  'gatherings/scrollTop',
  'meetingRequest',
);

/** The cards of the gatherings, with their dialogs. */
export const Gatherings = circleIslands.piece('Gatherings');
/** The button of the meeting request, and its dialog. */
export const MeetingRequest = circleIslands.piece('MeetingRequest');
/** The button that scrolls back to the top. */
export const ScrollTop = circleIslands.piece('ScrollTop');
