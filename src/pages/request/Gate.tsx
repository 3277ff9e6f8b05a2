// The two pages of a request until it is there: loading, missing, failed; and without a member nothing.
import type { ReactNode } from 'react';
import { usePath, useVisitor } from '#boot/app.tsx';
import { requestPage } from '#content/requestPage.ts';
import type { RequestRecord } from '#machines/requestPage.machine.ts';
import type { RequestPageProps } from '#flows/requestPage/props.ts';
import { Failed, Stale, Waiting } from '#flows/requestPage/Trouble.tsx';
import { useRequest } from '#flows/requestPage/useRequest.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Crumbs } from '#pages/parts/Crumbs.tsx';
import { Loading } from '#pages/parts/Loading.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Page, PageHeading } from '#ui/Page.tsx';
import { Row, Stack } from '#ui/Stack.tsx';

type GateProps = {
  /** What the breadcrumb calls the page. */
  crumbs: (record: RequestRecord | null) => { label: string; href?: string }[];
  children: (opened: RequestPageProps) => ReactNode;
};

/** There is none, or it is another member's. */
function Missing() {
  const { missing, all } = requestPage;
  return (
    <Stack $gap="two">
      <PageHeading title={missing.title} lede={missing.text} />
      <Row>
        <LinkButton href={all.href} variant="primary">
          {all.name}
        </LinkButton>
      </Row>
    </Stack>
  );
}

function Inside({ id, crumbs, children }: GateProps & { id: string }) {
  const { actor, snapshot } = useRequest(id);
  const { record } = snapshot.context;
  const { all } = requestPage;
  return (
    <Page>
      <Stack $gap="two" data-flow="requestPage" data-state={statePath(snapshot.value)}>
        <Crumbs items={[{ label: all.name, href: all.href }, ...crumbs(record)]} />
        {snapshot.hasTag('loading') ? <Waiting /> : null}
        {snapshot.hasTag('missing') ? <Missing /> : null}
        {snapshot.hasTag('failed') ? <Failed actor={actor} /> : null}
        <Stale actor={actor} snapshot={snapshot} />
        {snapshot.hasTag('shown') && record !== null ? children({ actor, snapshot, record }) : null}
      </Stack>
    </Page>
  );
}

/** The id in the address: /requests/{id}, and what follows below it. */
const idIn = (path: string) => path.split('/')[2] ?? '';

/** The page. When its member signs out it disappears at once; another member's page starts anew. */
export function Gate(props: GateProps) {
  const { isMember, email } = useVisitor();
  const id = idIn(usePath());
  if (!isMember) return <Loading />;
  return <Inside key={`${email} ${id}`} id={id} {...props} />;
}
