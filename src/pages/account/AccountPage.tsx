// /account: a member's own account, section by section.
import { styled } from 'styled-components';
import { account as words } from '#content/account.ts';
import { site } from '#content/site.ts';
import { useVisitor } from '#boot/app.tsx';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { Crumbs } from '#pages/parts/Crumbs.tsx';
import { Loading } from '#pages/parts/Loading.tsx';
import { Page, PageHeading, Section } from '#ui/Page.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { tokens } from '#ui/tokens.ts';
import { accountSections } from './sections.ts';

const Sections = styled.div`
  display: grid;
  gap: ${tokens.space.four};
  padding-block-start: ${tokens.space.two};
`;

function Inside() {
  const { dashboard } = site.account;
  const shown = accountSections.filter(({ parts }) => parts.length > 0);
  return (
    <Page>
      <Stack $gap="two">
        <Crumbs items={[{ label: dashboard.name, href: dashboard.href }, { label: words.title }]} />
        <PageHeading title={words.title} lede={words.lede} />
        <Row>
          <ArrowLink link={words.plan} />
        </Row>
        <Sections>
          {shown.map(({ id, parts }, at) => (
            <Section key={id} id={id} number={at + 1} title={words.sections[id]} isText>
              <Stack $gap="oneHalf">
                {parts.map((Part, place) => (
                  <Part key={place} />
                ))}
              </Stack>
            </Section>
          ))}
        </Sections>
      </Stack>
    </Page>
  );
}

/** The page. When its member signs out it disappears at once; another member's page starts anew. */
export function AccountPage() {
  const { isMember, email } = useVisitor();
  return isMember ? <Inside key={email} /> : <Loading />;
}
