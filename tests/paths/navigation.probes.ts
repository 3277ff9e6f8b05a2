// Probes of navigation: addresses of the first page while another page's HTML is in view, and the same user again.
import type { Place, navigationMachine } from '#machines/navigation.machine.ts';
import type { ProbesOf } from './kit/define.ts';

const at = (pathname: string, search = '', hash = ''): Place => ({ pathname, search, hash });
const ask = (place: Place) =>
  ({
    type: 'navigation.asked',
    href: place.pathname + place.search + place.hash,
    replace: false,
    place,
  }) as const;
/** Another page's HTML is in view. */
const toHtml = ['history>history.moved/page', 'showHtml=shown'] as const;
const library = at('/library');

export const probes: ProbesOf<typeof navigationMachine> = {
  'an address of the first page, from the HTML of another one': {
    steps: [...toHtml, ask(library)],
  },
  'a part of the first page, from the HTML of another one': {
    steps: [...toHtml, ask(at('/library', '', '#part'))],
  },
  'a choice on the first page, from the HTML of another one': {
    steps: [...toHtml, ask(at('/library', '?show=all'))],
  },
  'the history leads to a choice on the first page, from the HTML of another one': {
    steps: [...toHtml, { type: 'history.moved', place: at('/library', '?show=all') }],
  },
  'a part of another page, and a choice with a part': {
    steps: [ask(at('/library', '?show=all', '#part')), ask(at('/co-lab', '', '#part'))],
  },
  'a part of another page': { steps: [ask(at('/co-lab', '', '#part'))] },
  'the same user again': {
    steps: [
      ...toHtml,
      'painted=done',
      'openRouter=open',
      'navigate=settled',
      { type: 'user.known', isMember: true },
      { type: 'user.known', isMember: true },
      { type: 'user.known', isMember: false },
      { type: 'user.known', isMember: false },
    ],
  },
  'a redirect to a page with a choice': {
    steps: [
      { ...ask(at('/co-lab', '?q=a')), replace: true },
      { port: 'showHtml', gives: at('/co-lab', '?q=a') },
    ],
  },
  'Back to a page with a choice, whose HTML is still here': {
    steps: [
      'history>history.moved/page',
      'showHtml=none',
      'painted=done',
      'openRouter=open',
      'router.rendered/rendered',
      { type: 'history.moved', place: at('/co-lab', '?q=a') },
      { port: 'reopenHtml', gives: at('/co-lab', '?q=a') },
    ],
  },
};
