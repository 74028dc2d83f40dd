import fc from 'fast-check'
import { createActor } from 'xstate'
import { recordFakes } from '#machines/record/record.fakes.ts'
import { recordMachine } from '#machines/record/record.machine.ts'
import { type Breaks, entry } from './entry.ts'
import { anyText } from './texts.ts'

const noSums = { 'totals agree': 'it has no sums' }

type Values = Record<'name' | 'note', string>
const field = fc.constantFrom('name' as const, 'note' as const)

export const record = entry({
  file: 'record/record.machine.ts',
  own: 'what is typed stays, and a new record is made once',
  without: noSums,
  starts: fc.record({
    id: fc.constantFrom(null, 'record-1'),
    // The server's record at each load: other users change it, too.
    loaded: fc.array(fc.record({ name: fc.constantFrom('Copper', 'Brass'), note: fc.constantFrom('', 'new') }), {
      minLength: 1,
      maxLength: 4,
    }) as fc.Arbitrary<[Values, ...Values[]]>,
    found: fc.constantFrom(null, 'record-1'),
  }),
  events: fc.oneof(
    { weight: 3, arbitrary: fc.record({ type: fc.constant('field.change'), field, value: anyText }) },
    { weight: 2, arbitrary: fc.constant({ type: 'record.save' }) },
    { weight: 1, arbitrary: fc.constantFrom({ type: 'record.retry' }, { type: 'record.reset' }) },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('conflict.choose'), field, whose: fc.constantFrom('mine', 'theirs') }),
    },
    { weight: 1, arbitrary: fc.constantFrom({ type: 'conflict.settle' }, { type: 'conflict.cancel' }) },
  ),
  start({ gate, clock, inspect, answered }, { id, loaded, found }) {
    const { actors, actions } = recordFakes<Values, string>({
      loaded,
      found,
      saved: 'record-1',
      errorsOf: ({ name }): Readonly<Record<string, string>> => (name.trim() === '' ? { name: 'Type a name' } : {}),
      gate,
    })
    const actor = createActor(recordMachine<Values, string>().provide({ actors, actions }), {
      input: { id, values: { name: '', note: '' } },
      clock,
      inspect,
    }).start()
    let typed: Partial<Values> = {}
    // From then on it is the server's value, which other users may change.
    actor.on('record.saved', () => {
      const { saving } = actor.getSnapshot().context
      typed = Object.fromEntries(Object.entries(typed).filter(([name, text]) => saving[name as keyof Values] !== text))
    })
    return {
      actor,
      send(event: Parameters<typeof actor.send>[0]) {
        const isTaken = actor.getSnapshot().can(event)
        const { conflicts } = actor.getSnapshot().context
        actor.send(event)
        if (!isTaken) return
        if (event.type === 'conflict.settle') {
          for (const each of conflicts) if (each.whose === 'theirs') delete typed[each.field as keyof Values]
        }
        if (event.type === 'field.change') typed = { ...typed, [event.field]: event.value }
        if (event.type === 'record.reset') typed = {}
      },
      writes: ({ slot }) => (slot === 'save' ? 'the record' : null),
      isBusy: () => ['loading', 'saving'].some(tag => actor.getSnapshot().hasTag(tag as 'loading')),
      always(): Breaks {
        const { values, initial } = actor.getSnapshot().context
        const lost = Object.entries(typed).find(([name, value]) => values[name as keyof Values] !== value)
        // A field with its initial value is unchanged, so other users may change it. What they saved may be the same text.
        typed = Object.fromEntries(
          Object.entries(typed).filter(([name, text]) => initial[name as keyof Values] !== text),
        )
        if (lost) return { 'its own': `${lost[0]} was typed as ${JSON.stringify(lost[1])} and is gone` }
        const made = answered.filter(({ slot }) => slot === 'save').length
        return id !== null || made <= 1 ? {} : { 'its own': `a new record was made ${made} times` }
      },
      isEnd: () => ['created', 'missing'].some(tag => actor.getSnapshot().hasTag(tag as 'created')),
      retry: () => actor.send({ type: 'record.retry' }),
      ways: [{ type: 'record.save' }, { type: 'record.retry' }, { type: 'record.reset' }, { type: 'conflict.cancel' }],
    }
  },
})
