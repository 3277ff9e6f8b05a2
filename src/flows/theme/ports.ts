// The ports of `theme`: the stored choice of this browser.
import { themeMachine } from '#machines/theme.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { saveTheme, themeMemory } from '#adapters/page/surroundings.ts';

/** The machine with its ports; the current theme is stored. */
export const connect = ({ connectFlow }: Pick<PortsContext, 'connectFlow'>) =>
  connectFlow('theme', themeMachine.provide({ actors: { themeMemory } }), (actor) => {
    actor.on('theme.worn', ({ theme }) => saveTheme(theme));
  });
