// Feedback: notices, progress, skeletons, toasts, as the gallery shows them.
import { Badge, PremiumBadge, Status } from '../Badge.tsx';
import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { Notice } from '../Notice.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import { ProgressSteps } from '../ProgressSteps.tsx';
import { Skeleton, SkeletonCard, SkeletonGroup } from '../Skeleton.tsx';
import { Grid, Row, Stack } from '../Stack.tsx';
import { ToastView } from '../Toast.tsx';
import { tokens } from '../tokens.ts';
import { GalleryPage, Specimen, noop, type SpecimensProps } from './Specimen.tsx';

export function FeedbackSpecimens({ theme }: SpecimensProps) {
  return (
    <GalleryPage title="Answers">
      <Specimen name="Notice">
        <Stack>
          <Notice>Your question waits for an account, so that the answer can reach you.</Notice>
          <Notice
            tone="error"
            title="The account was not made"
            action={<Button size="small">Try again</Button>}
          >
            The service did not answer. Everything you chose is still here.
          </Notice>
          <Notice tone="success" title="Stack locked. Intelligence stream configured." />
          <Notice
            tone="gold"
            icon={false}
            title="Four questions a month, every toolkit, the quiet rooms."
            action={
              <LinkButton size="small" href="#upgrade">
                Upgrade
              </LinkButton>
            }
          >
            Premium is €49 a month, €490 a year.
          </Notice>
        </Stack>
      </Specimen>
      <Specimen name="Progress">
        <ProgressSteps label={`Onboarding on ${theme}`} total={5} filled={2} />
        <ProgressBar label="Your question" value={3} max={6} valueText="Step 3 of 6" />
      </Specimen>
      <Specimen name="Badges">
        <Row $gap="half">
          <PremiumBadge />
          <Badge>founder psychology</Badge>
          <Badge tone="mint">Stable</Badge>
          <Badge tone="indigo">Experimental</Badge>
          <Badge tone="ember">Few slots left</Badge>
          <Badge tone="danger">Archived</Badge>
        </Row>
        <Row>
          <Status tone="gold">In review</Status>
          <Status tone="mint">Scheduled</Status>
          <Status>Waitlist, place 2 of 5</Status>
        </Row>
      </Specimen>
      <Specimen name="Skeletons">
        <SkeletonGroup label="Loading your strategic advantage...">
          <Grid $columns={2}>
            <SkeletonCard />
            <Stack>
              <Skeleton width="60%" height={tokens.space.oneHalf} />
              <Skeleton />
              <Skeleton width="80%" />
            </Stack>
          </Grid>
        </SkeletonGroup>
      </Specimen>
      <Specimen name="Empty state">
        <EmptyState
          title="Your stack is empty"
          action={<LinkButton href="#signal-stack">Open the Signal Stack</LinkButton>}
        >
          Add a signal to it and it is kept here, in the order in which you found it.
        </EmptyState>
      </Specimen>
      <Specimen name="Toast">
        <Stack>
          <ToastView
            title="Welcome to Axis One"
            description="Your strategic gateway is now active"
            onDismiss={noop}
          />
          <ToastView
            tone="destructive"
            title="Sign in error"
            description="Invalid login credentials."
            onDismiss={noop}
          />
        </Stack>
      </Specimen>
    </GalleryPage>
  );
}
