// The searches that a premium member has saved, the newest first: each shows what it finds, and can be deleted; the last deletion can
// be undone.
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { searchesIn, searchIn } from '#machines/fullStack.machine.ts';
import type { FullStackRef, SavedSearch } from '#machines/fullStack.machine.ts';
import { feedTypeNames } from '#content/itemWords.ts';
import { fullStack } from '#content/fullStack.ts';
import { signalStack } from '#content/signalStack.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Heading, Mono, Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const words = fullStack.searches;

const Lines = styled.ul`
  display: grid;
  gap: ${tokens.space.hair};
`;
const Kind = styled(Mono)`
  font-size: ${tokens.type.micro};
  color: ${tokens.color.muted};
`;

const kindOf = ({ show }: SavedSearch) =>
  show === 'all' ? signalStack.page.all : feedTypeNames[show];

/** The list, or how it is filled. */
export function SavedSearches({ full }: { full: FullStackRef }) {
  const context = useSelector(full, (snapshot) => snapshot.context);
  const searches = searchesIn(context);
  const current = searchIn(context);
  const { deleted } = context;
  const box = useLostFocus<HTMLDivElement>(
    `${deleted?.words} ${deleted?.show} ${searches.length}`,
    '[data-heir], li:last-child button',
  );
  return (
    <Stack ref={box} $gap="half">
      <Heading level={3} look={4}>
        {words.title}
      </Heading>
      {deleted === null ? null : (
        <Notice
          live
          icon={false}
          title={fillIn(words.deleted, { words: deleted.words })}
          action={
            <Button size="small" data-heir onPress={() => full.send({ type: 'deletion.undone' })}>
              {words.undo}
            </Button>
          }
        />
      )}
      {searches.length === 0 ? (
        <Muted>{words.empty}</Muted>
      ) : (
        <Lines>
          {searches.map((search) => (
            <li key={`${search.show} ${search.words}`}>
              <Row $gap="half">
                <Button
                  size="small"
                  aria-current={search.words === current.words && search.show === current.show}
                  onPress={() => full.send({ type: 'search.chosen', search })}
                >
                  {search.words} <Kind>{kindOf(search)}</Kind>
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  onPress={() => full.send({ type: 'search.deleted', search })}
                >
                  {words.delete}
                  <VisuallyHidden>
                    {' '}
                    {search.words} {kindOf(search)}
                  </VisuallyHidden>
                </Button>
              </Row>
            </li>
          ))}
        </Lines>
      )}
    </Stack>
  );
}
