// One expert: their profile, typical questions of founders, and the request for an hour.
import { coLab } from '#content/coLab.ts';
import { experts } from '#content/experts.ts';
import { usePageData } from '#boot/pageData.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { DetailPage } from '#pages/parts/DetailPage.tsx';
import type { DetailPageData } from '#pages/parts/load.ts';
import { Points } from '#pages/parts/Points.tsx';
import { Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Application } from './asking.ts';

const words = coLab.expert;

/** The page at /co-lab/{slug}. */
export function ExpertPage() {
  const data = usePageData<DetailPageData>();
  const expert = experts.find(({ href }) => href === data.item.path);
  return (
    <DetailPage {...data}>
      {expert === undefined ? null : (
        <Section label={words.label} title={fillIn(words.title, { name: expert.name })}>
          <Stack $gap="oneHalf" $align="start">
            <Points points={expert.questions} label={coLab.contributors.questions} />
            <p>{words.text}</p>
            <Application key={expert.id} form="expert" name={expert.name} />
          </Stack>
        </Section>
      )}
    </DetailPage>
  );
}
