// What a member reads on the way to the checkout, and when they come back from it.
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { checkoutMachine } from '#machines/checkout.machine.ts';
import { checkout as words } from '#content/checkout.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { useLostFocus } from '#ui/useLostFocus.ts';

const back = encodeURIComponent('?checkout=returned');
/** After the sign-in, the page on which the product is sold finds out anew. */
const signInAt = {
  membership: `/auth?next=/upgrade${back}`,
  toolkits: `/auth?next=/ops-cabinet${back}`,
} as const;

/** Where a wait offers nothing to press, it takes the focus of the button that began it; its notice is announced anyway. */
const wait = { role: 'group', tabIndex: -1 } as const;
/** The first that fits: the focus moves with what is shown, and not with each question to the service. */
const parts = ['leaving', 'unopened', 'signedOut', 'late', 'waiting'] as const;

type CheckoutProps = { checkout: ActorRefFrom<typeof checkoutMachine> };

/** The sentence of a state, and what can be done about it. */
function Said({ checkout }: CheckoutProps) {
  const snapshot = useSelector(checkout, (current) => current);
  const { problem, product } = snapshot.context;
  const plans = (
    <Button size="small" variant="quiet" onPress={() => checkout.send({ type: 'plans.requested' })}>
      {words.plans}
    </Button>
  );
  if (snapshot.hasTag('leaving'))
    return (
      <div {...wait}>
        <Notice live title={words.leaving} />
      </div>
    );
  if (snapshot.hasTag('unopened'))
    return (
      <Stack $gap="one">
        <Notice tone="error" live title={words.unopened.title}>
          {words.unopened.text}
        </Notice>
        <Row $gap="half">
          <Button
            size="small"
            variant="primary"
            onPress={() => checkout.send({ type: 'leave.requested' })}
          >
            {words.unopened.action}
          </Button>
          {plans}
        </Row>
      </Stack>
    );
  if (snapshot.hasTag('signedOut'))
    return (
      <Stack $gap="one">
        <Notice tone="gold" live title={words.signedOut.title}>
          {words.signedOut.text}
        </Notice>
        <Row $gap="half">
          <LinkButton href={signInAt[product]} variant="primary">
            {words.signIn}
          </LinkButton>
          <Button size="small" onPress={() => checkout.send({ type: 'confirmation.requested' })}>
            {words.again}
          </Button>
        </Row>
      </Stack>
    );
  if (!snapshot.hasTag('waiting')) return null;
  const isLate = snapshot.hasTag('late');
  const { title, text } = isLate ? words.late : words.waiting;
  return (
    <Stack $gap="one" {...(isLate ? {} : wait)}>
      <Notice live title={title}>
        {text}
      </Notice>
      {problem === null ? null : <Notice tone="error" live title={words.unread} />}
      {isLate ? <Row>{plans}</Row> : null}
    </Stack>
  );
}

/** The view of `checkout`. */
export function Checkout({ checkout }: CheckoutProps) {
  const path = useSelector(checkout, ({ status, value }) =>
    status === 'active' ? statePath(value) : null,
  );
  const part = useSelector(checkout, (snapshot) => parts.find((tag) => snapshot.hasTag(tag)));
  const box = useLostFocus<HTMLDivElement>(part ?? '', 'button, a, [role=group]', 'anywhere');
  if (path === null) return null;
  return (
    <div ref={box} data-flow="checkout" data-state={path}>
      <Said checkout={checkout} />
    </div>
  );
}
