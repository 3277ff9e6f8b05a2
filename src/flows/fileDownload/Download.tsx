// A file to download: the button, and beside it the result of the last press.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { WantedFile, fileDownloadMachine } from '#machines/fileDownload.machine.ts';
import { taking } from '#content/taking.ts';
import { Button } from '#ui/Button.tsx';
import { Muted } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

export type DownloadProps = {
  actor: ActorRefFrom<typeof fileDownloadMachine>;
  snapshot: SnapshotFrom<typeof fileDownloadMachine>;
  file: WantedFile;
};

/** 'Download', with the file's name for screen readers; or the name of one more format. */
export function DownloadButton({
  actor,
  snapshot,
  file,
  label = taking.download,
  variant = 'primary',
}: DownloadProps & { label?: string; variant?: 'primary' | 'quiet' }) {
  const { file: last } = snapshot.context;
  const isFetching = snapshot.hasTag('busy');
  const isMine = last.id === file.id && last.format === file.format;
  return (
    <Button
      size="small"
      variant={variant}
      isDisabled={isFetching && !isMine}
      isPending={isFetching && isMine}
      onPress={() => actor.send({ type: 'download.requested', file })}
    >
      {label}
      <VisuallyHidden> {file.title}</VisuallyHidden>
    </Button>
  );
}

/** The result of the download, announced. */
export function DownloadNote({ snapshot, file }: Omit<DownloadProps, 'actor'>) {
  const { saved, problem, file: last } = snapshot.context;
  const isMine = last.id === file.id;
  const said =
    isMine && saved !== null
      ? taking.saved.replace('{name}', () => saved)
      : isMine && problem !== null
        ? problem || taking.failed
        : '';
  return <Muted as="output">{said}</Muted>;
}
