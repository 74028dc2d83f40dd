// Records, and the parts of a form around its record.
import fc from 'fast-check'
import { draftExample } from '#machines/draft/draft.example.ts'
import { draftFakes } from '#machines/draft/draft.fakes.ts'
import { draftMachine } from '#machines/draft/draft.machine.ts'
import { offeredDraft } from '#machines/draft/draft.selectors.ts'
import type { Draft, DraftEvent, DraftReport } from '#machines/draft/draft.types.ts'
import { parentWith } from '#machines/fakes.ts'
import { recordExample } from '#machines/record/record.example.ts'
import type { RecordReport } from '#machines/record/record.types.ts'
import { present } from '#machines/typed.ts'
import { type Breaks, entry, noSums } from './entry.ts'
import { anyText } from './texts.ts'

type Values = Readonly<Record<string, string>>

export const record = entry(recordExample, {
  own: 'typed values stay, and a new record is created once',
  without: noSums,
  hasOtherAnswers: true,
  values: { field: fc.constantFrom('name', 'gwCode'), value: anyText, whose: fc.constantFrom('mine', 'theirs') },
  more: fc.record({
    type: fc.constantFrom('field.change', 'record.save'),
    field: fc.constantFrom('name', 'gwCode'),
    value: anyText,
  }),
  exits: ['record.save', 'record.retry', 'record.reset', 'conflict.cancel'],
  writes: ({ src }) => (src === 'save' ? 'the record' : null),
  retry: 'record.retry',
  watch({ make, answered, start }) {
    const input = Object.entries(recordExample.inputs).find(([name]) => name === start)?.[1]
    const parent = parentWith<RecordReport<string>>(({ type }) => {
      // The saved value now belongs to the server, and other users can change it.
      if (type === 'record.saved') typed = without(actor.getSnapshot().context.saving)
    })
    const actor: ReturnType<typeof make> = make(undefined, { ...present(input), parent })
    const isNew = actor.getSnapshot().context.id === null
    let typed: Values = {}
    const without = (values: Values) =>
      Object.fromEntries(Object.entries(typed).filter(([name, text]) => values[name] !== text))
    /** Other users can change a field that still has its initial value. They might have saved the same text. */
    const leaveUnchanged = () => {
      typed = without(actor.getSnapshot().context.initial)
    }
    return {
      actor,
      send(event: Parameters<typeof actor.send>[0]) {
        const isAccepted = actor.getSnapshot().can(event)
        const { conflicts } = actor.getSnapshot().context
        actor.send(event)
        if (!isAccepted) return
        if (event.type === 'conflict.settle') {
          const theirs = conflicts.filter(({ whose }) => whose === 'theirs').map(({ field }) => field)
          typed = Object.fromEntries(Object.entries(typed).filter(([name]) => !theirs.some(field => field === name)))
        }
        if (event.type === 'field.change') typed = { ...typed, [event.field]: event.value }
        if (event.type === 'record.reset') typed = {}
        leaveUnchanged()
      },
      always(): Breaks {
        const { values } = actor.getSnapshot().context
        const lost = Object.entries(typed).find(([name, value]) => (values as Values)[name] !== value)
        leaveUnchanged()
        if (lost) return { 'its own': `${lost[0]} was typed as ${JSON.stringify(lost[1])} and is gone` }
        const made = answered.filter(({ src }) => src === 'save').length
        return !isNew || made <= 1 ? {} : { 'its own': `a new record was made ${made} times` }
      },
      isEnd: () => actor.getSnapshot().hasTag('created') || actor.getSnapshot().hasTag('missing'),
    }
  },
})

/** Returns a draft of this name. Drafts of this form are never dated before 0. */
const draftOf = (name: string, at: number): Draft => ({ at, changes: { name }, withheld: [], lines: [] })

/** Changes without a machine event: typing, a draft from another tab, and the end or return of the session. */
type Outer =
  | { type: 'type'; name: string }
  | { type: 'keep elsewhere'; name: string }
  | { type: 'session'; isTheirs: boolean }

export const draft = entry(draftExample, {
  own: 'typed values are finally stored, and only the draft that was last found or stored is removed',
  without: { ...noSums, 'one write': 'it keeps at once' },
  except: ['content.changed'],
  more: fc.oneof(
    fc.record({ type: fc.constantFrom('type', 'keep elsewhere'), name: anyText }),
    fc.record({ type: fc.constant('session'), isTheirs: fc.boolean() }),
  ),
  watch({ make, clock, luck }) {
    const stored = luck % 2 === 0 ? draftOf('Copper', -2) : null
    const {
      outside,
      actors: { watch },
      actions,
      guards,
    } = draftFakes({
      stored,
      values: { name: '' },
      onStore: written => {
        const isRemoval = written === null || written === offeredDraft(actor.getSnapshot())
        if (isRemoval && outside.stored !== own) wrong = 'the draft of another tab was removed'
        own = written
      },
    })
    /** The last draft that this form found or stored. */
    let own = outside.stored
    let wrong: string | null = null
    const parent = parentWith<DraftReport>(({ draft: { changes } }) => type(String(changes['name'])))
    const machine = draftMachine.provide({ actors: { watch }, actions, guards })
    const actor: ReturnType<typeof make> = make(machine, { parent, read: () => outside.content, copied: null })
    const type = (name: string) => {
      const changes = name === '' ? {} : { name }
      outside.content = { ...outside.content, values: { name }, changes }
      actor.send({ type: 'content.changed' })
    }
    return {
      actor,
      send(event: Outer | DraftEvent) {
        if (event.type === 'type') type(event.name)
        else if (event.type === 'keep elsewhere') outside.stored = draftOf(event.name, -1)
        else if (event.type === 'session') outside.isTheirs = event.isTheirs
        else {
          const isReadAgain = event.type === 'draft.released' && actor.getSnapshot().hasTag('elsewhere')
          actor.send(event)
          if (isReadAgain) own = outside.stored
        }
      },
      always: () => (wrong === null ? {} : { 'its own': wrong }),
      finally() {
        outside.isTheirs = true
        type('the end')
        clock.increment(300)
        return outside.stored?.changes['name'] === 'the end' ? {} : { 'its own': 'the last input is not stored' }
      },
    }
  },
})
