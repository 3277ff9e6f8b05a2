// A file on its card or page: 'Download' for users with access, 'Unlock' for all others. Only the database decides.
import { includes } from '#content/capabilities.ts';
import type { FileFormat } from '#content/fileFormats.ts';
import { itemWords } from '#content/itemWords.ts';
import { taking } from '#content/taking.ts';
import { useVisitor } from '#boot/app.tsx';
import { LinkButton, TextLink } from '#ui/LinkButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { DownloadButton, DownloadNote, type DownloadProps } from './Download.tsx';
import { LockedFormats, OtherFormats } from './Formats.tsx';

/** The users for whom a file is published. */
export type Access = 'everyone' | 'members' | 'premium';

export type TakeFileProps = DownloadProps & {
  access: Access;
  /** The first is what 'Download' gives. */
  formats: readonly FileFormat[];
  /** The page to return to after sign-in. */
  page: string;
};

/** The target of a locked file: the plans, with the id of the requested file. */
const plansFor = (id: string) => `/upgrade?for=${id}`;

/**
 * Whether the site shows the file as open: by the capability table, by having bought the toolkits, or to a member. A
 * flag that no plan backs shows it too, and the database refuses.
 */
function useMay(access: Access): boolean {
  const { isMember, isPremium, hasToolkits } = useVisitor();
  if (access === 'everyone') return true;
  if (access === 'members') return isMember;
  return hasToolkits || includes(isPremium ? 'premium' : 'free', 'premium-files');
}

/** The action for the file: its first format, or what opens it. */
export function TakeFile({ access, page, formats: [format = 'md'], ...props }: TakeFileProps) {
  const { file } = props;
  const hidden = <VisuallyHidden> {file.title}</VisuallyHidden>;
  if (useMay(access)) return <DownloadButton {...props} file={{ ...file, format }} />;
  return access === 'members' ? (
    <LinkButton href={`/auth?next=${page}`} size="small">
      {taking.signIn}
      {hidden}
    </LinkButton>
  ) : (
    <LinkButton href={plansFor(file.id)} size="small" variant="gold">
      {taking.unlock}
      {hidden}
    </LinkButton>
  );
}

/** Its other formats, or the list of all where it is locked. */
export function TakeFormats({
  access,
  formats,
  ...props
}: DownloadProps & Pick<TakeFileProps, 'access' | 'formats'>) {
  return useMay(access) ? (
    <OtherFormats {...props} formats={formats} />
  ) : (
    <LockedFormats formats={formats} />
  );
}

/** The result of the last press; if the plan was missing, with a link to the plans. */
export function TakeNote({ snapshot, file }: Omit<DownloadProps, 'actor'>) {
  const { file: last, refusal } = snapshot.context;
  return (
    <>
      <DownloadNote snapshot={snapshot} file={file} />
      {last.id === file.id && refusal === 'not_allowed' ? (
        <TextLink href={plansFor(file.id)} tone="action">
          {itemWords.complete.link.name}
          <VisuallyHidden> {file.title}</VisuallyHidden>
        </TextLink>
      ) : null}
    </>
  );
}
