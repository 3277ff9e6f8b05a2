// The preview of a toolkit: a dialog with the first page of its file, and a link to get the rest.
import { cabinet } from '#content/cabinet.ts';
import { fileFormats } from '#content/fileFormats.ts';
import { itemWords } from '#content/itemWords.ts';
import { service } from '#content/service.ts';
import { site } from '#content/site.ts';
import type { Toolkit } from '#content/schema.items.ts';
import {
  TakeFile,
  TakeFormats,
  TakeNote,
  type TakeFileProps,
} from '#flows/fileDownload/TakeFile.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions, expectDialog } from '#ui/Dialog.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { onDemand } from '#ui/onDemand.ts';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Eyebrow } from '#ui/Text.tsx';

const words = cabinet.preview;
const parts = onDemand(() => import('./PreviewPart.tsx'));

/** Prefetches the parts of a preview, when a user is about to open one. */
export function expectPreview() {
  expectDialog();
  parts.expect();
}

function Page({ id, isOpen }: { id: string; isOpen: boolean }) {
  const { part, status } = parts.useLoadState(isOpen);
  if (part !== null) return <part.FirstPage id={id} />;
  return status === 'unreachable' ? (
    <Notice
      tone="error"
      live
      title={service.partOutOfReach}
      action={
        <Button size="small" onPress={() => void parts.load()}>
          {service.retry}
        </Button>
      }
    />
  ) : (
    <SkeletonGroup label={site.loading}>
      <Stack $gap="half">
        <Skeleton />
        <Skeleton />
        <Skeleton width="70%" />
      </Stack>
    </SkeletonGroup>
  );
}

export type PreviewProps = Omit<TakeFileProps, 'access' | 'formats' | 'page' | 'file'> & {
  /** The one that is shown, or was last. */
  toolkit: Toolkit | undefined;
  isOpen: boolean;
  onClose: () => void;
};

/** The dialog. */
export function Preview({ toolkit, isOpen, onClose, actor, snapshot }: PreviewProps) {
  if (toolkit === undefined) return null;
  const { id, title, previewLink, locked } = toolkit;
  const file = { id, title };
  const access = locked ? 'premium' : 'everyone';
  const taken = { actor, snapshot, file, access, formats: fileFormats } as const;
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      closeLabel={words.close}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Stack $gap="oneHalf">
        <Eyebrow as="p">{itemWords.firstPage}</Eyebrow>
        <Page id={id} isOpen={isOpen} />
        <TakeNote snapshot={snapshot} file={file} />
        <TakeFormats {...taken} />
        <DialogActions>
          <TextLink href={previewLink} tone="action">
            {words.more}
          </TextLink>
          <TakeFile {...taken} page="/ops-cabinet" />
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
