// Beside the greeting: the search, notifications, and what members can do about themselves.
import { AccountMenu } from '#shell/AccountMenu.tsx';
import { SearchButton } from '#shell/SearchButton.tsx';
import { dashboard } from '#content/dashboard.ts';
import { Bell } from '#flows/notifications/Bell.tsx';
import { Row } from '#ui/Stack.tsx';

const { profileMenu } = dashboard;

/** At the right end of the header. */
export function Tools() {
  return (
    <Row $gap="half" $nowrap>
      <SearchButton />
      <Bell />
      <AccountMenu label={profileMenu.label} />
    </Row>
  );
}
