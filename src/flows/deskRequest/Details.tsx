// What is known of a request at the desk: its words, its files, its member, the notes of the staff, and its history.
import { styled } from 'styled-components';
import { desk } from '#content/desk.ts';
import { requests } from '#content/requests.ts';
import type { DeskRecord } from '#machines/deskRequest.machine.ts';
import { noteOf } from '#machines/requestPage.machine.ts';
import { statusName } from '#flows/desk/statusName.ts';
import { Step, Steps } from '#flows/myRequests/RequestCard.tsx';
import { paris } from '#flows/myRequests/words.ts';
import { VoiceNote } from '#flows/notePlayback/VoiceNote.tsx';
import { FileList } from '#flows/requestPage/Files.tsx';
import { historyLine } from './historyLine.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { focusRing } from '#ui/motion.ts';
import { TextLink } from '#ui/LinkButton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Eyebrow, Labels, Mono, Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';

const words = desk.request;

const Said = styled.p`
  max-width: ${tokens.measureReading};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Lines = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space.half} ${tokens.space.oneHalf};
  margin: 0;
  dt {
    color: ${tokens.color.muted};
    font-size: ${tokens.type.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** What else its member asked, in a line that opens. */
const More = styled.details`
  > summary {
    min-height: ${tokens.size.touch};
    padding-block: ${tokens.space.one};
    color: ${tokens.color.muted};
    font-size: ${tokens.type.small};
    cursor: pointer;
    &:focus-visible {
      ${focusRing}
    }
  }
`;

/** So many earlier requests are always on screen. */
const newest = 5;

type DetailsProps = { record: DeskRecord };

/** The member's files, and those of the answer. */
export function DeskFiles({ record: { request, answerFiles } }: DetailsProps) {
  const note = noteOf(request);
  if (request.attachments.length + answerFiles.length === 0)
    return <Muted>{words.files.none}</Muted>;
  return (
    <Stack $gap="oneHalf">
      {note === undefined ? null : (
        <VoiceNote key={note.id} id={note.id} flow="deskRequest/notePlayback" />
      )}
      <FileList
        flow="deskRequest/fileDownload"
        files={request.attachments.filter((file) => file !== note)}
        label={words.files.sent}
      />
      <FileList flow="deskRequest/fileDownload" files={answerFiles} label={words.files.given} />
    </Stack>
  );
}

const Earlier = ({ requests: shown }: { requests: DeskRecord['earlier'] }) => (
  <Steps>
    {shown.map(({ id, kind, subject, status, createdAt }) => (
      <Step key={id}>
        <TextLink href={`/desk?request=${id}`}>{subject}</TextLink>
        <Eyebrow as="span">
          <Labels parts={[requests.kinds[kind], statusName(status), paris(createdAt)]} />
        </Eyebrow>
      </Step>
    ))}
  </Steps>
);

/** Who asks, and what they asked before. */
export function Member({ record: { member, address, earlier } }: DetailsProps) {
  const { member: labels } = words;
  if (member === null) return <p>{fillIn(words.noAccount, { address: address ?? '' })}</p>;
  const lines: [string, string][] = [
    [labels.address, member.email],
    [labels.tier, labels[member.tier]],
    [labels.since, paris(member.since)],
    ...Object.entries(member.profile),
  ];
  return (
    <Stack $gap="oneHalf">
      <Lines>
        {lines.map(([label, value]) => [
          <dt key={`label ${label}`}>{label}</dt>,
          <dd key={`value ${label}`}>{value}</dd>,
        ])}
      </Lines>
      {earlier.length === 0 ? null : (
        <Stack $gap="half">
          <Eyebrow as="h4">{words.earlier}</Eyebrow>
          <Earlier requests={earlier.slice(0, newest)} />
          {earlier.length <= newest ? null : (
            <More>
              <summary>{fillIn(words.earlierMore, { count: earlier.length - newest })}</summary>
              <Earlier requests={earlier.slice(newest)} />
            </More>
          )}
        </Stack>
      )}
    </Stack>
  );
}

/** What the staff has noted for each other. */
export function Notes({ record: { notes } }: DetailsProps) {
  if (notes.length === 0) return <Muted>{words.noNotes}</Muted>;
  return (
    <Steps>
      {notes.map(({ id, by, at, note }) => (
        <Step key={id}>
          <Mono>
            {by.name}, <time dateTime={at}>{paris(at)}</time>
          </Mono>
          <Said>{note}</Said>
        </Step>
      ))}
    </Steps>
  );
}

/** What has happened, and who did it. */
export function History({ record: { history } }: DetailsProps) {
  return (
    <Steps>
      {history.map((step, place) => (
        <Step key={`${step.at}${step.to}${place}`}>
          <Mono as="time" dateTime={step.at}>
            {paris(step.at)}
          </Mono>
          <span>{historyLine(step, history[place - 1]?.to)}</span>
          {step.note === null ? null : <Said>{step.note}</Said>}
        </Step>
      ))}
    </Steps>
  );
}
