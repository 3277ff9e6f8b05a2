// The Signal Stack: the member's stack, the feed, everything published or the full stack, and how it is compiled.
import { signalStack } from '#content/signalStack.ts';
import { useVisitor } from '#boot/app.tsx';
import { usePageWords } from '#boot/pageData.ts';
import { SignalStack } from '#flows/signalStack/SignalStack.tsx';
import { StackProvider } from '#flows/stack/StackProvider.tsx';
import { Lock } from '#pages/parts/Lock.tsx';
import { Notes } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { publicationParts } from '#pages/parts/publications.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Row } from '#ui/Stack.tsx';
import { nextCurve as nextCurvePlate } from '#ui/plates/nextCurve.tsx';

const { invitation } = signalStack.page;

const Everything = publicationParts.piece('Everything');

/** For visitors without a stack. Below the feed, because it disappears when the user turns out to be a member. */
function Invitation() {
  const { isMember } = useVisitor();
  return isMember ? null : (
    <Notice
      icon={false}
      title={invitation.title}
      action={
        <Row $gap="half">
          <LinkButton variant="primary" href={invitation.action.href}>
            {invitation.action.name}
          </LinkButton>
          <LinkButton href={invitation.also.href}>{invitation.also.name}</LinkButton>
        </Row>
      }
    >
      {invitation.text}
    </Notice>
  );
}

/** The page at /signal-stack. */
export function SignalStackPage() {
  const { sections } = usePageWords();
  return (
    <Page>
      <Opening plate={nextCurvePlate} />
      <StackProvider>
        <SignalStack lock={<Lock id="full-signal-stack" what={signalStack.basic.label} />}>
          <Everything />
        </SignalStack>
      </StackProvider>
      <Invitation />
      <Notes sections={sections} from={1} />
    </Page>
  );
}
