// The community's posts: who wrote what, and what is for Premium members.
import { useVisitor } from '#app/house.tsx';
import { dashboard } from '#content/dashboard.ts';
import { fillIn } from '#flows/fillIn.ts';
import { PremiumBadge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Labels } from '#ui/Text.tsx';

const words = dashboard.community;
const { upgrade } = dashboard.sidebar;

/** The posts, one under the other. */
export function Community() {
  const { isPremium } = useVisitor();
  return (
    <Stack $gap="one">
      {words.posts.map(({ id, author, role, content, likes, replies, isPremium: isLocked }) => (
        <Card
          key={id}
          heading={author}
          eyebrow={role}
          footer={
            isLocked && !isPremium ? (
              <>
                <span>{words.premiumText}</span>
                <TextLink href={upgrade.href}>{upgrade.name}</TextLink>
                <PremiumBadge word={words.premium} />
              </>
            ) : (
              <span>
                <Labels
                  parts={[
                    fillIn(words.likes, { count: likes }),
                    fillIn(words.replies, { count: replies }),
                  ]}
                />
              </span>
            )
          }
        >
          <p>{content}</p>
        </Card>
      ))}
    </Stack>
  );
}
