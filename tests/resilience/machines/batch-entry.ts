import fc from 'fast-check'
import { createActor } from 'xstate'
import { batchFakes } from '#machines/batch/batch.fakes.ts'
import { batchMachine } from '#machines/batch/batch.machine.ts'
import { entry } from './entry.ts'

const begin = fc.record({
  type: fc.constant('batch.begin'),
  deed: fc.constantFrom('delete', 'give'),
  subjects: fc.uniqueArray(fc.nat(20), { minLength: 1, maxLength: 6 }),
})

export const batch = entry({
  file: 'batch/batch.machine.ts',
  own: 'each subject is done or refused at most once, in its turn',
  without: { 'totals agree': 'it has no sums' },
  starts: fc.constant(null),
  events: fc.oneof(begin, fc.constantFrom(...['batch.stop', 'batch.goOn', 'batch.dismiss'].map(type => ({ type })))),
  start({ gate, clock, inspect, awaited }) {
    const { actors } = batchFakes<number, string>({ gate })
    const actor = createActor(batchMachine<number, string>().provide({ actors }), { clock, inspect }).start()
    return {
      actor,
      isBusy: () => actor.getSnapshot().hasTag('working'),
      always() {
        if (awaited().length > 1) return { 'one write': `${awaited().length} calls are under way` }
        const { subjects, done, refused } = actor.getSnapshot().context
        const answered = [...done, ...refused.map(({ subject }) => subject)]
        const isInTurn = new Set(answered).size === answered.length && answered.every(each => subjects.includes(each))
        return isInTurn ? {} : { 'its own': `${answered.join()} of ${subjects.join()} were answered` }
      },
      retry: () => actor.send({ type: 'batch.goOn' }),
      ways: [
        { type: 'batch.begin', deed: 'delete', subjects: [1] },
        { type: 'batch.stop' },
        { type: 'batch.goOn' },
        { type: 'batch.dismiss' },
      ],
    }
  },
})
