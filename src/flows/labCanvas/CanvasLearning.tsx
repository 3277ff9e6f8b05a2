// The form for a note that moves to the left: what was learned, and from whom.
import type { Cell, Learning } from '#machines/labCanvas.machine.ts';
import { labCanvas } from '#content/labCanvas.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Row } from '#ui/Stack.tsx';
import { Heading, Muted } from '#ui/Text.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { placeNames } from './CanvasNote.tsx';

const { learning: words, problems } = labCanvas;

export type CanvasLearningProps = {
  to: Cell;
  learning: Learning;
  /** Set where it was tried without both: a new object each time. */
  problem: object | null;
  onType: (field: keyof Learning, text: string) => void;
  onKeep: () => void;
  onDrop: () => void;
};

/** Takes the focus when it appears, because the note waits for it. */
const enter = (field: HTMLInputElement | null) => field?.focus();

/** The form, inside its note. */
export function CanvasLearning(props: CanvasLearningProps) {
  const { to, learning, problem, onType, onKeep, onDrop } = props;
  const form = useFocusOnProblem(problem);
  const faultIn = (text: string) =>
    problem !== null && text.trim() === '' ? problems.incomplete : undefined;
  return (
    <Form ref={form} label={words.title} gap="one" onSubmit={onKeep}>
      <Heading level={4}>{words.title}</Heading>
      <Muted>{fillIn(words.text, { place: placeNames[to] })}</Muted>
      <TextField
        ref={enter}
        label={words.what}
        name="what"
        isRequired
        maxLength={240}
        value={learning.what}
        error={faultIn(learning.what)}
        onChange={(text) => onType('what', text)}
      />
      <TextField
        label={words.whom}
        name="whom"
        isRequired
        maxLength={120}
        value={learning.whom}
        error={faultIn(learning.whom)}
        onChange={(text) => onType('whom', text)}
      />
      <Row $gap="half">
        <Button type="submit" size="small" variant="primary">
          {words.keep}
        </Button>
        <Button size="small" variant="quiet" onPress={onDrop}>
          {words.drop}
        </Button>
      </Row>
    </Form>
  );
}
