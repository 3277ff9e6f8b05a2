// The price of a product and its content.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '#ui/Card.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { LinkedPoints, Points, type LinkedPoint } from './Points.tsx';

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.half};
  padding-block: ${tokens.space.half} ${tokens.space.oneHalf};
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.section};
  line-height: ${tokens.leading.heading};
  color: ${tokens.color.text};
  font-feature-settings: 'lnum';
`;

const Period = styled.span`
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  letter-spacing: ${tokens.tracking.mono};
  color: ${tokens.color.muted};
`;

const Action = styled.div`
  padding-block: ${tokens.space.one};
`;

/** Price cards beside each other. */
export const Prices = styled.div`
  display: grid;
  gap: ${tokens.space.oneHalf};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export type PriceCardProps = {
  title: string;
  price: string;
  /** For how long: "per month". */
  period: string;
  points: readonly string[];
  /** The same with their pages, where each leads to one. */
  links?: readonly LinkedPoint[];
  pointsLabel: string;
  badge?: ReactNode;
  /** The line at its foot: another payment option. */
  foot?: ReactNode;
  /** The action at its end. */
  action?: ReactNode;
  id?: string;
};

/** One offer with its price. */
export function PriceCard(props: PriceCardProps) {
  const { title, price, period, points, links, pointsLabel, badge, foot, action, id } = props;
  return (
    <Card id={id} heading={title} footer={foot} action={action ? <Action>{action}</Action> : null}>
      <Sum>
        {price}
        <Period>{period}</Period>
        {badge}
      </Sum>
      {links === undefined ? (
        <Points points={points} label={pointsLabel} />
      ) : (
        <LinkedPoints points={links} label={pointsLabel} />
      )}
    </Card>
  );
}
