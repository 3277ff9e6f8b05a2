// The Inner Room, for members: office hours, advisory, and how to arrive prepared. Each section is a file of its own.
import { routes } from '#content/routes.ts';
import { site } from '#content/site.ts';
import { Opening } from '#pages/parts/Opening.tsx';
import { Page } from '#ui/Page.tsx';
import { OfficeHoursSection } from './OfficeHoursSection.tsx';
import { OpsCabinetSection } from './OpsCabinetSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';
import { SignalExchangeSection } from './SignalExchangeSection.tsx';

const { dashboard } = site.account;
const crumbs = [
  { label: dashboard.name, href: dashboard.href },
  { label: routes['/inner-room'].title },
];

/** The page at /inner-room. */
export function InnerRoomPage() {
  return (
    <Page>
      <Opening path="/inner-room" crumbs={crumbs} plate="open-circle" />
      <OfficeHoursSection number={1} />
      <ServicesSection number={3} />
      <OpsCabinetSection number={5} />
      <SignalExchangeSection number={6} />
    </Page>
  );
}
