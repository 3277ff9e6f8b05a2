// The feed on the dashboard.
import { StackRoom } from '#flows/stack/StackRoom.tsx';
import { FeedCards, useFeed } from './FeedCards.tsx';

/** All of it, each item to be put aside, shared, or wanted less of. */
export function Feed() {
  const actor = useFeed();
  return (
    <StackRoom>
      <FeedCards actor={actor} />
    </StackRoom>
  );
}
