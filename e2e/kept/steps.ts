// Types into a form, and finds it again after an interruption: other words each time.
import type { Person } from '../person.ts';
import { findsAgain } from './acts.ts';
import type { Form } from './forms.ts';

/** What the user of a form does. */
export function stepsOf(form: Form, name: string) {
  let typed = 0;
  const words = () => {
    typed += 1;
    return (form.words ?? String)(`Two boards of ${name}, answer ${typed}`);
  };
  const types = async (person: Person) => {
    const text = words();
    await form.types(person, text);
    await form.has(person, text);
    return text;
  };
  return { words, types, finds: (person: Person, text: string) => findsAgain(person, form, text) };
}
export type Steps = ReturnType<typeof stepsOf>;
