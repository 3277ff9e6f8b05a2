// The last of the Recommended Actions: an advisory call, which Premium opens.
import { useVisitor } from '#boot/app.tsx';
import { dashboard } from '#content/dashboard.ts';
import { itemWords } from '#content/itemWords.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { Lock } from '#pages/parts/Lock.tsx';
import { Card } from '#ui/Card.tsx';
import { Labels } from '#ui/Text.tsx';

const { title, text, link } = dashboard.actions.advisory;

/** 'Book 1:1 Advisory', locked or leading on. */
export function Advisory() {
  const { isPremium } = useVisitor();
  return (
    <Card
      heading={title}
      eyebrow={<Labels parts={[itemWords.premium]} gold={itemWords.premium} />}
      footer={isPremium ? <ArrowLink link={link} /> : <Lock id="advisory-calls" what={title} />}
    >
      <p>{text}</p>
    </Card>
  );
}
