import fc from 'fast-check'
import { decimalText } from '#domain/figures/numbers.ts'
import { scaleExample } from '#machines/scale/scale.example.ts'
import type { ScaleEvent } from '#machines/scale/scale.types.ts'
import { entry } from './entry.ts'

const weights = fc.record({
  kind: fc.constant('weight' as const),
  kg: fc.integer({ min: -50, max: 15_000 }).map(tenths => decimalText(String(tenths / 10))),
  isStable: fc.boolean(),
})

export const scale = entry(scaleExample, {
  own: 'only the last stable reading is captured, and the net weight is above 0',
  without: { 'totals agree': 'it has no sums', 'one write': 'it writes nothing' },
  hasOtherAnswers: true,
  values: {
    reading: fc.oneof(
      weights,
      fc.record({ kind: fc.constantFrom('overload' as const, 'noUnit' as const, 'unreadable' as const) }),
    ),
    line: fc.constantFrom('line-1', 'line-2'),
  },
  watch({ make }) {
    const actor = make()
    let last: (ScaleEvent & { type: 'weight.read' })['reading'] | null = null
    let wrong: string | null = null
    actor.on('weight.captured', ({ gross, tare }) => {
      const kg = tare ?? gross
      if (last?.kind !== 'weight' || !last.isStable || last.kg !== kg) wrong = `${kg} kg is not the last stable weight`
      if (Number(gross) - Number(tare ?? 0) <= 0) wrong = `the net weight of ${gross} and ${tare ?? 0} is not above 0`
    })
    return {
      actor,
      send(event: ScaleEvent) {
        if (event.type === 'weight.read') last = event.reading
        actor.send(event)
      },
      always: () => (wrong === null ? {} : { 'its own': wrong }),
    }
  },
})
