import fc from 'fast-check'
import { createActor } from 'xstate'
import { shownRows } from '#machines/palette/matching-rows.ts'
import { paletteFakes, petra, petras, someRows } from '#machines/palette/palette.fakes.ts'
import { paletteMachine } from '#machines/palette/palette.machine.ts'
import type { PaletteEvent, PaletteRow } from '#machines/palette/palette.types.ts'
import { entry } from './entry.ts'
import { anyText } from './texts.ts'

const found = [petra, petras]
const ids = [...someRows, ...found].map(({ id }) => id)

export const palette = entry({
  file: 'palette/palette.machine.ts',
  own: 'the highlight is on a row that is on show, and only such a row is chosen',
  without: { 'totals agree': 'it has no sums', 'one write': 'it writes nothing' },
  starts: fc.constant(null),
  events: fc.oneof(
    fc.constantFrom<PaletteEvent<PaletteRow>>(
      { type: 'palette.open' },
      { type: 'palette.close' },
      { type: 'keys.show' },
      { type: 'search.ended' },
      { type: 'records.refused', source: 'users' },
    ),
    fc.record({ type: fc.constant('rows.offer'), rows: fc.subarray([...someRows]) }),
    fc.record({ type: fc.constant('key.press'), key: fc.constantFrom('g', 't', 'u', 'n', 'x') }),
    fc.record({ type: fc.constant('term.type'), term: fc.oneof(fc.constantFrom('', 't', 'tra', 'adams'), anyText) }),
    fc.record({ type: fc.constant('highlight.move'), to: fc.constantFrom('next', 'previous', 'first', 'last') }),
    fc.record({ type: fc.constant('row.highlight'), id: fc.constantFrom(...ids) }),
    fc.record({ type: fc.constant('row.choose'), id: fc.constantFrom(...ids), isAside: fc.boolean() }),
    fc.record({ type: fc.constant('records.found'), records: fc.subarray(found) }),
  ),
  start({ clock, inspect }) {
    const { actors } = paletteFakes()
    const machine = paletteMachine<PaletteRow>().provide({ actors })
    const actor = createActor(machine, { input: { rows: someRows }, clock, inspect })
    actor.start()
    return {
      actor,
      isBusy: () => false,
      always() {
        const { context } = actor.getSnapshot()
        const shown = shownRows(context).map(({ id }) => id)
        const { highlighted } = context
        if (!actor.getSnapshot().hasTag('open')) return {}
        return highlighted === null || shown.includes(highlighted) ? {} : { 'its own': `${highlighted} is not on show` }
      },
      ways: [{ type: 'palette.open' }, { type: 'palette.close' }],
    }
  },
})
