// /requests/{id}/answer: the answer as a document in the reading layout, which prints on two sheets.
import { requestPage } from '#content/requestPage.ts';
import type { RequestRecord } from '#machines/requestPage.machine.ts';
import { Forwarding } from '#flows/forwarding/Forwarding.tsx';
import { AnswerFiles } from '#flows/requestPage/Files.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageHeading } from '#ui/Page.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { AfterAnswer } from './AfterAnswer.tsx';
import { AnswerSheet } from './AnswerSheet.tsx';
import { Gate } from './Gate.tsx';

const words = requestPage.document;

/** No answer yet, or one that is a plain note. */
function None({ id }: { id: string }) {
  return (
    <Stack $gap="two">
      <PageHeading title={words.none.title} lede={words.none.text} />
      <Row>
        <LinkButton href={`/requests/${id}`} variant="primary">
          {words.back}
        </LinkButton>
      </Row>
    </Stack>
  );
}

type DocumentProps = {
  record: RequestRecord;
  /** As the service has sent it: an old copy does not know what was done with the answer since. */
  isFresh: boolean;
};

function Document({ record, isFresh }: DocumentProps) {
  const { request, versions, answerFiles, forwardedAt } = record;
  const { question } = request.answers;
  const [newest] = versions;
  if (newest === undefined) return <None id={request.id} />;
  return (
    <Stack $gap="three">
      <AnswerSheet versions={versions} question={typeof question === 'string' ? question : null} />
      <div data-print="hide">
        <AnswerFiles files={answerFiles} label={words.files} />
      </div>
      {isFresh ? <AfterAnswer record={record} /> : null}
      {isFresh ? (
        <Forwarding id={request.id} title={newest.title} isThere={forwardedAt !== null} />
      ) : null}
      <Row data-print="hide">
        <LinkButton href={`/requests/${request.id}`}>{words.back}</LinkButton>
      </Row>
    </Stack>
  );
}

/** The page. */
export function AnswerPage() {
  return (
    <Gate
      crumbs={(record) => [
        ...(record === null
          ? []
          : [{ label: record.request.subject, href: `/requests/${record.request.id}` }]),
        { label: words.title },
      ]}
    >
      {({ record, snapshot }) => (
        <Document record={record} isFresh={snapshot.context.copiedAt === null} />
      )}
    </Gate>
  );
}
