// Strategic Platform: the six sections of the site, and which of them are premium.
import { home } from '#content/home.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { PremiumBadge } from '#ui/Badge.tsx';
import { Card, CardTable } from '#ui/Card.tsx';
import { Section } from '#ui/Page.tsx';
import { Sentence } from '#ui/Text.tsx';

/** The six platform cards. */
export function Platforms() {
  const { number, title, heading, premium, cards } = home.platforms;
  return (
    <Section number={Number(number)} label={title} title={heading}>
      <CardTable $columns={3}>
        {cards.map((card) => (
          <Card
            key={card.id}
            heading={card.title}
            footer={
              <>
                <ArrowLink link={card.link} />
                {card.premium ? <PremiumBadge word={premium} /> : null}
              </>
            }
          >
            <p>
              <Sentence text={card.text} />
            </p>
          </Card>
        ))}
      </CardTable>
    </Section>
  );
}
