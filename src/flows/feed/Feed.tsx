// The feed on the dashboard.
import { StackRoom } from '#flows/stack/StackRoom.tsx';
import { FeedCards } from './FeedCards.tsx';

/** All of it, each item to be put aside, shared, or wanted less of. */
export function Feed() {
  return (
    <StackRoom>
      <FeedCards />
    </StackRoom>
  );
}
