// The feed on the dashboard.
import { StackProvider } from '#flows/stack/StackProvider.tsx';
import { FeedCards, useFeed } from './FeedCards.tsx';

/** The whole feed; the user can add each item to the stack, share it, or see less like it. */
export function Feed() {
  const actor = useFeed();
  return (
    <StackProvider>
      <FeedCards actor={actor} />
    </StackProvider>
  );
}
