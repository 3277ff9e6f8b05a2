// What a status is called at the desk. Members read of it from their side ("Needs you", "A seat is held for you"), staff from theirs.
import { desk } from '#content/desk.ts';
import { requests } from '#content/requests.ts';
import type { RequestStatus } from '#machines/request.machine.ts';

const own: Partial<Readonly<Record<RequestStatus, string>>> = desk.statuses;

/** The name. */
export const statusName = (status: RequestStatus): string =>
  own[status] ?? requests.statuses[status].name;
