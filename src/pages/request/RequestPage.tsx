// /requests/{id}: everything that was asked, its files, where it stands, and what can be done now.
import { styled } from 'styled-components';
import { requestPage } from '#content/requestPage.ts';
import { requests } from '#content/requests.ts';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import type { RequestRecord } from '#machines/requestPage.machine.ts';
import { CalendarAddress } from '#flows/calendarAddress/CalendarAddress.tsx';
import { OneRequest } from '#flows/myRequests/OneRequest.tsx';
import { HistoryStep, Steps, factsOf } from '#flows/myRequests/RequestCard.tsx';
import { dueOf, paris, promiseOf, tones } from '#flows/myRequests/words.ts';
import { Asked } from '#flows/requestPage/Asked.tsx';
import { Files } from '#flows/requestPage/Files.tsx';
import type { RequestPageProps } from '#flows/requestPage/props.ts';
import { Rescheduling } from '#flows/rescheduling/Rescheduling.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Status } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageHeading, Section } from '#ui/Page.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Labels, Muted } from '#ui/Text.tsx';
import { panel } from '#ui/panel.ts';
import { tokens } from '#ui/tokens.ts';
import { AfterAnswer } from './AfterAnswer.tsx';
import { Gate } from './Gate.tsx';

const Panel = styled.div`
  display: grid;
  gap: ${tokens.space.one};
  ${panel}
  padding: ${tokens.space.oneHalf};
`;
const Note = styled.p`
  max-width: ${tokens.measureReading};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Sections = styled.div`
  display: grid;
  gap: ${tokens.space.four};
`;

/** The files stand in their own section. */
const factsBesideFiles = (request: MemberRequest) => factsOf({ ...request, attachments: [] });

function CurrentStatus({ request }: { request: MemberRequest }) {
  const { status } = request;
  const { name, text } = requests.statuses[status];
  const due = dueOf(request);
  return (
    <Panel>
      <Stack $gap="hair">
        <Status tone={tones[status]}>{name}</Status>
        <p>{text}</p>
      </Stack>
      <Stack $gap="hair">
        <Muted>{promiseOf(request)}</Muted>
        {[...(due === null ? [] : [due]), ...factsBesideFiles(request)].map((fact) => (
          <Muted key={fact}>{fact}</Muted>
        ))}
      </Stack>
      <OneRequest request={request} />
      <Rescheduling request={request} />
    </Panel>
  );
}

/** An hour, a call or a seat: what a calendar can hold. */
const isInCalendar = ({ kind }: MemberRequest) =>
  kind === 'office-hours' || kind === 'advisory-call' || kind === 'gathering';

/** The answer: a document with a page of its own, or the advisor's note. */
function Answered({ record, snapshot }: RequestPageProps) {
  const { request, versions } = record;
  const words = requestPage.answer;
  const [newest] = versions;
  const note = request.history.findLast(({ to }) => to === 'answered')?.note ?? null;
  if (newest !== undefined)
    return (
      <Stack $gap="one">
        <Note>{newest.title}</Note>
        <Muted>{fillIn(words.text, { name: newest.signedBy, date: paris(newest.signedAt) })}</Muted>
        <Row data-print="hide">
          <LinkButton href={`/requests/${request.id}/answer`} variant="primary">
            {words.read}
          </LinkButton>
        </Row>
      </Stack>
    );
  return (
    <Stack $gap="three">
      <Note>{note}</Note>
      {snapshot.context.copiedAt === null ? <AfterAnswer record={record} /> : null}
    </Stack>
  );
}

const hasAnswer = ({ request, versions }: RequestRecord) =>
  versions.length > 0 || request.history.some(({ to, note }) => to === 'answered' && note !== null);

function Whole(opened: RequestPageProps) {
  const { record } = opened;
  const { request } = record;
  const { asked, files, status: statusWords, answer } = requestPage;
  const isAnswered = hasAnswer(record);
  const after = isAnswered ? 3 : 2;
  return (
    <>
      <PageHeading
        eyebrow={
          <Labels
            parts={[
              requests.kinds[request.kind],
              fillIn(requests.sent, { date: paris(request.createdAt) }),
            ]}
          />
        }
        title={request.subject}
      />
      <Sections>
        <Section number={1} label={statusWords.label} title={statusWords.title} isText>
          <CurrentStatus request={request} />
        </Section>
        {isAnswered ? (
          <Section number={2} label={answer.label} title={answer.title} isText>
            <Answered {...opened} />
          </Section>
        ) : null}
        <Section number={after} label={asked.label} title={asked.title} isText>
          <Asked request={request} />
        </Section>
        <Section number={after + 1} title={files.title} isText>
          <Files record={record} />
        </Section>
        <Section number={after + 2} title={requests.history.title} isText>
          <Steps>
            {request.history.map((step, index) => (
              <HistoryStep
                key={`${step.at}${step.to}`}
                step={step}
                before={request.history[index - 1]}
              />
            ))}
          </Steps>
        </Section>
        {isInCalendar(request) ? <CalendarAddress number={after + 3} /> : null}
      </Sections>
    </>
  );
}

/** The page. */
export function RequestPage() {
  return (
    <Gate crumbs={(record) => [{ label: record?.request.subject ?? requestPage.title }]}>
      {(opened) => <Whole {...opened} />}
    </Gate>
  );
}
