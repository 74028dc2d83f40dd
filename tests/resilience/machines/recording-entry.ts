import fc from 'fast-check'
import { createActor } from 'xstate'
import { recordingExample } from '#machines/recording/recording.example.ts'
import { recordingFakes } from '#machines/recording/recording.fakes.ts'
import { recordingMachine } from '#machines/recording/recording.machine.ts'
import { type Afterwards, afterwardsKinds, type RecordingEvent } from '#machines/recording/recording.types.ts'
import { entry } from './entry.ts'

const { recorded } = recordingExample.events['trade.recorded']

export const recording = entry({
  file: 'recording/recording.machine.ts',
  own: 'each recorded one is told of until the next is, and what was chosen last is what was kept last',
  without: { 'one write': 'it keeps at once', 'totals agree': 'it has no sums' },
  starts: fc.constantFrom(...afterwardsKinds),
  events: fc.oneof(
    fc.record({ type: fc.constant('afterwards.choose'), afterwards: fc.constantFrom(...afterwardsKinds) }),
    fc.record({
      type: fc.constant('trade.recorded'),
      recorded: fc.nat(9).map(number => ({ ...recorded, id: `transaction-${number}` })),
    }),
  ),
  start({ clock, inspect }, afterwards: Afterwards) {
    const { kept, actions } = recordingFakes()
    const actor = createActor(recordingMachine.provide({ actions }), { input: { afterwards }, clock, inspect }).start()
    const isOver = () => actor.getSnapshot().hasTag('over')
    let last: string | null = null
    return {
      actor,
      send(event: RecordingEvent) {
        actor.send(event)
        if (event.type === 'trade.recorded' && !isOver()) last = event.recorded.id
      },
      isBusy: () => false,
      always() {
        const { context } = actor.getSnapshot()
        if ((context.last?.id ?? null) !== last) return { 'its own': `${context.last?.id} is told of, not ${last}` }
        const chosen = kept.at(-1) ?? afterwards
        return context.afterwards === chosen ? {} : { 'its own': `${chosen} was kept` }
      },
      isEnd: isOver,
      ways: [{ type: 'afterwards.choose', afterwards: 'next' }],
    }
  },
})
