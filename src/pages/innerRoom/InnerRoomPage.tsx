// The Inner Room, for members: office hours, advisory, and how to prepare. Each section is a file of its own.
import { innerRoom } from '#content/innerRoom.ts';
import { site } from '#content/site.ts';
import { useVisitor } from '#boot/app.tsx';
import { usePageWords } from '#boot/pageData.ts';
import { Opening } from '#pages/parts/Opening.tsx';
import { HoverCard } from '#ui/HoverCard.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Page } from '#ui/Page.tsx';
import { OfficeHoursSection } from './OfficeHoursSection.tsx';
import { OpsCabinetSection } from './OpsCabinetSection.tsx';
import { PremiumSection } from './PremiumSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';
import { SignalExchangeSection } from './SignalExchangeSection.tsx';
import { openCircle as openCirclePlate } from '#ui/plates/openCircle.tsx';

const { dashboard } = site.account;

const { apply, benefits, premier } = innerRoom.hero;

/** The page at /inner-room. */
export function InnerRoomPage() {
  const { isPremium } = useVisitor();
  const { title } = usePageWords();
  const crumbs = [{ label: dashboard.name, href: dashboard.href }, { label: title }];
  const after = isPremium ? 4 : 3;
  return (
    <Page>
      <Opening crumbs={crumbs} plate={openCirclePlate} points={benefits}>
        <LinkButton href={apply.href} variant="primary">
          {apply.name}
        </LinkButton>
        <HoverCard trigger={premier.trigger}>{premier.text}</HoverCard>
      </Opening>
      <OfficeHoursSection number={1} />
      <ServicesSection number={2} />
      {isPremium ? <PremiumSection number={3} /> : null}
      <OpsCabinetSection number={after} />
      <SignalExchangeSection number={after + 1} />
    </Page>
  );
}
