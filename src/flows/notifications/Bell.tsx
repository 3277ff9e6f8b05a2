// The notifications button and its menu: news about the member's requests since the last look.
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { changesAfter } from '#machines/notifications.machine.ts';
import type { Change } from '#machines/notifications.machine.ts';
import { notifications as words } from '#content/notifications.ts';
import { requests } from '#content/requests.ts';
import { useFlow } from '#boot/useFlow.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { paris } from '#flows/myRequests/words.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Icon } from '#ui/Icon.tsx';
import { Menu, MenuButton, MenuItem, MenuSection } from '#ui/Menu.tsx';
import { Muted } from '#ui/Text.tsx';
import { bell } from '#ui/icons.tsx';
import { media, tokens } from '#ui/tokens.ts';

const Quiet = styled(Muted)`
  display: block;
  padding: ${tokens.space.snug};
`;
const Marked = styled.span<{ $news: boolean }>`
  position: relative;
  display: inline-flex;
  &::after {
    content: ${(p) => (p.$news ? "''" : 'none')};
    position: absolute;
    inset-block-start: calc(-1 * ${tokens.space.hair});
    inset-inline-end: calc(-1 * ${tokens.space.hair});
    width: ${tokens.space.half};
    height: ${tokens.space.half};
    border-radius: ${tokens.radius.round};
    background: ${tokens.color.accent};
    ${media.forced} {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
const Lines = styled.span`
  display: grid;
  gap: ${tokens.space.hair};
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Title = styled.span`
  font-weight: ${tokens.weight.strong};
`;
const Moment = styled.time`
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  color: ${tokens.color.muted};
`;

/** "AsynQ question: Answered" */
const titleOf = ({ kind, to }: Change) =>
  fillIn(words.line, { kind: requests.kinds[kind], status: requests.statuses[to].name });

const keyOf = ({ request, to, at }: Change) => `${request} ${to} ${at}`;

function ChangeLines({ change }: { change: Change }) {
  return (
    <Lines>
      <Title>{titleOf(change)}</Title>
      <span>{change.subject}</span>
      <Moment dateTime={change.at}>{paris(change.at)}</Moment>
    </Lines>
  );
}

/** The view of `notifications`. */
export function Bell() {
  const flow = useFlow('notifications');
  const actor = useActorRef(flow);
  const snapshot = useSelector(actor, (current) => current);
  const { requests: known, seenUntil, since } = snapshot.context;
  const { length: count } = changesAfter(known, seenUntil);
  const listed = changesAfter(known, since);
  const isBusy = snapshot.hasTag('busy');
  return (
    <div data-flow="notifications" data-state={statePath(snapshot.value)}>
      <MenuButton
        look="icon"
        aria-label={count === 0 ? words.label : fillIn(words.labelWithNews, { count })}
        label={
          <Marked $news={count > 0}>
            <Icon name={bell} />
          </Marked>
        }
        onOpenChange={(isOpen) => actor.send({ type: isOpen ? 'menu.opened' : 'menu.closed' })}
      >
        <Menu
          aria-label={words.label}
          disabledKeys={isBusy ? ['retry'] : []}
          onAction={(key) => {
            if (key === 'retry') actor.send({ type: 'retry.requested' });
          }}
          renderEmptyState={() => (
            <Quiet as="span">{snapshot.hasTag('loading') ? words.loading : words.empty}</Quiet>
          )}
        >
          {snapshot.hasTag('failed') ? (
            <MenuSection title={words.failed}>
              <MenuItem id="retry" shouldCloseOnSelect={false}>
                {isBusy ? words.retrying : words.retry}
              </MenuItem>
            </MenuSection>
          ) : null}
          {listed.length > 0 ? (
            <MenuSection title={words.news}>
              {listed.map((change) => (
                <MenuItem
                  key={keyOf(change)}
                  id={keyOf(change)}
                  href={`/requests/${change.request}`}
                  textValue={`${titleOf(change)}, ${change.subject}`}
                >
                  <ChangeLines change={change} />
                </MenuItem>
              ))}
            </MenuSection>
          ) : null}
          {listed.length > 0 ? (
            <MenuSection aria-label={words.requests.name}>
              <MenuItem id="requests" href={words.requests.href}>
                {words.requests.name}
              </MenuItem>
            </MenuSection>
          ) : null}
        </Menu>
      </MenuButton>
    </div>
  );
}
