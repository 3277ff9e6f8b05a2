// /dashboard: the signed-in area.
import { styled } from 'styled-components';
import { useVisitor } from '#boot/app.tsx';
import { site } from '#content/site.ts';
import { Community } from '#flows/community/Community.tsx';
import { Banner } from '#flows/premiumOffer/Banner.tsx';
import { useDashboard } from '#flows/dashboard/dashboard.ts';
import { DashboardTabs } from '#flows/dashboard/DashboardTabs.tsx';
import { Greeting } from '#flows/dashboard/Greeting.tsx';
import { Feed } from '#flows/feed/Feed.tsx';
import { MyRequests } from '#flows/myRequests/MyRequests.tsx';
import { Recommendations } from '#flows/recommendations/Recommendations.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { media, tokens } from '#ui/tokens.ts';
import { Advisory } from './Advisory.tsx';
import { Channels } from './Channels.tsx';
import { DashboardLoading } from './DashboardLoading.tsx';
import { Events } from './Events.tsx';
import { LeavingLine } from './leaving.ts';
import { Sidebar } from './Sidebar.tsx';
import { Tools } from './Tools.tsx';
import { Upsell } from './Upsell.tsx';

/* On a wide screen the two stay together in its middle. */
const Area = styled.div`
  position: relative;
  flex: 1;
  width: 100%;
  max-width: calc(${tokens.size.sidebar} + ${tokens.maxWidth} + 2 * ${tokens.space.gutter});
  margin-inline: auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  ${media.desktop} {
    align-content: stretch;
    align-items: start;
    grid-template-columns: ${tokens.size.sidebar} minmax(0, 1fr);
  }
  ${media.print} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.three};
  width: 100%;
  max-width: calc(${tokens.maxWidth} + 2 * ${tokens.space.gutter});
  margin-inline: auto;
  padding: ${tokens.space.two} ${tokens.space.gutter} ${tokens.space.section};
`;

/** The line between the two columns has the page's full height, also below the sticky sidebar. */
const Right = styled.div`
  align-self: stretch;
  min-width: 0;
  ${media.desktop} {
    border-inline-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
  ${media.print} {
    border: 0;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${tokens.space.two};
`;

/** Where there is no sidebar, the menus are in the line of the brand. */
const Corner = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space.half};
  inset-inline-end: ${tokens.space.gutter};
  ${media.desktop} {
    position: static;
  }
  ${media.print} {
    display: none;
  }
`;

function Tier() {
  const { isPremium, tierIsKnown } = useVisitor();
  if (!tierIsKnown) return '\u00a0';
  return isPremium ? site.account.premiumMember : site.account.freeMember;
}

/** The content for a member. */
function Home() {
  const { actor, snapshot } = useDashboard();
  return (
    <Area data-flow="dashboard" data-state={statePath(snapshot.value)}>
      <Sidebar />
      {/* The skip link leads here: the sidebar with its navigation is also in the page's main landmark. */}
      <Right id="dashboard" tabIndex={-1}>
        <Content>
          <Top>
            <Greeting snapshot={snapshot} eyebrow={<Tier />} />
            <Corner>
              <Tools />
            </Corner>
          </Top>
          <LeavingLine />
          <Banner />
          <Recommendations last={<Advisory />} />
          <MyRequests />
          <Events />
          <DashboardTabs
            actor={actor}
            snapshot={snapshot}
            panels={{ stack: <Feed />, community: <Community />, channels: <Channels /> }}
          />
          <Upsell />
        </Content>
      </Right>
    </Area>
  );
}

/** The page. When the member signs out it disappears at once, before the next page is loaded. */
export function DashboardPage() {
  const { isMember } = useVisitor();
  return isMember ? <Home /> : <DashboardLoading />;
}
