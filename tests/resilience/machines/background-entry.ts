import fc from 'fast-check'
import { createActor } from 'xstate'
import { backgroundFakes } from '#machines/background/background.fakes.ts'
import { backgroundMachine } from '#machines/background/background.machine.ts'
import { entry } from './entry.ts'

export const background = entry({
  file: 'background/background.machine.ts',
  own: 'the page is held exactly as long as something is under way',
  without: { 'totals agree': 'it has no sums', 'one write': 'it writes nothing' },
  starts: fc.constant(null),
  events: fc.oneof(
    fc.record({ type: fc.constant('work.adopt'), subject: fc.constantFrom('1', '2', null) }),
    fc.record({ type: fc.constant('finish'), subject: fc.constantFrom('1', '2') }),
  ),
  start({ clock, inspect }) {
    const { actors, finish, isPageHeld, stopped } = backgroundFakes<{ subject: string | null }>()
    const machine = backgroundMachine<{ subject: string | null }>().provide({ actors })
    const actor = createActor(machine, { clock, inspect }).start()
    let adopted = 0
    return {
      actor,
      send({ type, subject }: { type: string; subject: string | null }) {
        if (type === 'finish') return finish(subject ?? '')
        adopted += 1
        actor.send({ type: 'work.adopt', work: { subject } })
      },
      isBusy: () => false,
      always() {
        const { works } = actor.getSnapshot().context
        if (works.length + stopped.length !== adopted) return { 'its own': `${adopted} works were adopted` }
        return isPageHeld() === works.length > 0 ? {} : { 'its own': `the page with ${works.length} works` }
      },
      ways: [{ type: 'work.adopt', work: { subject: null } }],
    }
  },
})
