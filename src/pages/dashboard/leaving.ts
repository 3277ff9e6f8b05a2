// What the dashboard of a member who leaves shows.
import { lateIslands } from '#boot/islands.tsx';

const leaving = lateIslands(() => import('#flows/deleteAccount/LeavingLine.tsx'), 'deleteAccount');

/** The day of the deletion, and the way back. */
export const LeavingLine = leaving.piece('LeavingLine');
