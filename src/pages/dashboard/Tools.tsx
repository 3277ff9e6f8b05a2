// The controls beside the greeting: search, notifications, and the account menu.
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
