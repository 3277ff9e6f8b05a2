// /plan: what a member holds, since when and until when, what can be done about it, and what its end will mean.
import { styled } from 'styled-components';
import { planLines } from '#content/capabilities.ts';
import { plan as words } from '#content/plan.ts';
import { pricing } from '#content/pricing.ts';
import { site } from '#content/site.ts';
import { shownPlan } from '#machines/plan.machine.ts';
import type { Plan } from '#machines/plan.machine.ts';
import { useVisitor } from '#boot/app.tsx';
import { Actions, Dialogs, problemIn } from '#flows/plan/Actions.tsx';
import { DemoControls } from '#flows/plan/DemoControls.tsx';
import { usePlan } from '#flows/plan/plan.ts';
import type { PlanProps, ShownProps } from '#flows/plan/props.ts';
import { dateOf, priceOf, statusOf, tones } from '#flows/plan/words.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Crumbs } from '#pages/parts/Crumbs.tsx';
import { Loading } from '#pages/parts/Loading.tsx';
import { LinkedPoints, Points } from '#pages/parts/Points.tsx';
import { Status } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page, PageHeading, Section } from '#ui/Page.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Sentence } from '#ui/Text.tsx';
import { ToggleChips } from '#ui/ToggleChips.tsx';
import { panel } from '#ui/panel.ts';
import { media, tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { AtTheEnd } from './AtTheEnd.tsx';

const Panel = styled.div`
  display: grid;
  gap: ${tokens.space.one};
  ${panel}
  padding: ${tokens.space.oneHalf};
`;
const Sections = styled.div`
  display: grid;
  gap: ${tokens.space.four};
`;
const FactList = styled.dl`
  display: grid;
  gap: ${tokens.space.one};
  margin: 0;
  padding-block-start: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  dt {
    font-size: ${tokens.type.small};
    color: ${tokens.color.muted};
  }
  dd {
    margin: 0;
  }
`;

/** What has become of a plan is read out when it changes; its paragraphs may not be in an `output`. */
const announced = { role: 'status' } as const;

function Waiting() {
  return (
    <SkeletonGroup label={words.loading}>
      <Stack $gap="oneHalf">
        <Skeleton width="30%" height={tokens.space.snug} />
        <Skeleton width="60%" height={tokens.space.three} />
        <Skeleton height={tokens.size.field} />
        <Skeleton height={tokens.size.field} />
      </Stack>
    </SkeletonGroup>
  );
}

function Unread({ actor }: Pick<PlanProps, 'actor'>) {
  const { title, text, action } = words.unread;
  return (
    <Notice
      tone="error"
      live
      title={title}
      action={
        <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
          {action}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

function None() {
  const { title, text, link } = words.none;
  return (
    <Notice
      tone="gold"
      icon={false}
      title={title}
      action={<LinkButton href={link.href}>{link.name}</LinkButton>}
    >
      {text}
    </Notice>
  );
}

/** The date that counts, under its name: the next payment, the end to come, or the end that was. */
function lastDateOf({ status, until }: Plan): [string, string] | null {
  const { renews, until: openUntil, ended } = words.facts;
  if (until === null) return null;
  if (status === 'running') return [renews, dateOf(until)];
  return [status === 'ended' ? ended : openUntil, dateOf(until)];
}

function Facts({ plan }: { plan: Plan }) {
  const { facts, products } = words;
  const last = lastDateOf(plan);
  const rows: readonly [string, string][] = [
    [facts.plan, products[plan.product].name],
    [facts.price, priceOf(plan, plan.period)],
    [facts.since, dateOf(plan.since)],
    ...(last === null ? [] : [last]),
  ];
  return (
    <FactList>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Sentence text={value} />
          </dd>
        </div>
      ))}
    </FactList>
  );
}

/** Which of two plans is shown. */
function Products({ actor, snapshot }: PlanProps) {
  const { plans, product: shown } = snapshot.context;
  if (plans.length < 2) return null;
  return (
    <ToggleChips
      label={words.chosen.label}
      options={plans.map(({ product }) => ({ id: product, label: words.products[product].name }))}
      value={[shown]}
      onToggle={(product) => {
        if (product !== shown) actor.send({ type: 'product.chosen', product });
      }}
    />
  );
}

function Shown(props: ShownProps) {
  const { plan, snapshot } = props;
  const problem = problemIn(props);
  const isAsking = snapshot.hasTag('cancellationOpen') || snapshot.hasTag('changeOpen');
  const { status, holds } = words;
  return (
    <Sections>
      <Section number={1} label={status.label} title={status.title} isText>
        <Stack $gap="oneHalf">
          <Products {...props} />
          {problem === null || isAsking ? null : <Notice tone="error" live title={problem} />}
          <Panel>
            <div {...announced}>
              <Stack $gap="hair">
                <Status tone={tones[plan.status]}>{status[plan.status].name}</Status>
                <p>
                  <Sentence text={statusOf(plan)} />
                </p>
              </Stack>
            </div>
            <Facts plan={plan} />
            <Actions {...props} />
          </Panel>
          <DemoControls {...props} />
        </Stack>
      </Section>
      {plan.status === 'ended' ? null : (
        <Section number={2} label={holds.label} title={holds.title} isText>
          {plan.product === 'membership' ? (
            <LinkedPoints points={planLines('premium')} label={holds.title} />
          ) : (
            <Points points={pricing.toolkit.points} label={holds.title} />
          )}
        </Section>
      )}
      {plan.until === null ? null : (
        <AtTheEnd plan={plan} snapshot={snapshot} number={plan.status === 'ended' ? 2 : 3} />
      )}
      <Dialogs {...props} />
    </Sections>
  );
}

function Inside() {
  const { actor, snapshot } = usePlan();
  const plan = shownPlan(snapshot.context);
  const path = statePath(snapshot.value);
  // A dialog gives the focus back by itself: only what takes away the pressed button counts.
  const box = useLostFocus<HTMLDivElement>(snapshot.hasTag('open') ? (plan?.status ?? '') : path);
  const { dashboard } = site.account;
  return (
    <Page>
      <div ref={box} data-flow="plan" data-state={path}>
        <Stack $gap="two">
          <Crumbs
            items={[{ label: dashboard.name, href: dashboard.href }, { label: words.title }]}
          />
          <PageHeading title={words.title} />
          {snapshot.hasTag('loading') ? <Waiting /> : null}
          {snapshot.hasTag('unread') ? <Unread actor={actor} /> : null}
          {snapshot.hasTag('none') ? (
            <Row>
              <None />
            </Row>
          ) : null}
          {snapshot.hasTag('held') && plan !== null ? (
            <Shown actor={actor} snapshot={snapshot} plan={plan} />
          ) : null}
        </Stack>
      </div>
    </Page>
  );
}

/** The page. When its member signs out it disappears at once; another member's page starts anew. */
export function PlanPage() {
  const { isMember, email } = useVisitor();
  return isMember ? <Inside key={email} /> : <Loading />;
}
