import fc from 'fast-check'
import { createActor } from 'xstate'
import { navigationFakes } from '#machines/navigation/navigation.fakes.ts'
import { navigationMachine } from '#machines/navigation/navigation.machine.ts'
import type { ScreenAddress } from '#machines/navigation/navigation.types.ts'
import { entry } from './entry.ts'

const path = fc.constantFrom('/list', '/form', '/other')
const address = fc.record({ path, search: fc.constantFrom('', 'page=2') })

export const navigation = entry({
  file: 'navigation/navigation.machine.ts',
  own: 'what is on show is a whole screen, and at the end that of the address',
  without: { 'one write': 'it writes nothing', 'totals agree': 'it has no sums' },
  starts: fc.constant(null),
  events: fc.oneof(
    fc.record({ type: fc.constant('address.changed'), address }),
    fc.record({ type: fc.constant('link.approached'), path }),
  ),
  start({ gate, clock, inspect }) {
    const { actors, actions } = navigationFakes({ gate })
    const actor = createActor(navigationMachine<string>().provide({ actors, actions }), { clock, inspect }).start()
    let last: ScreenAddress | null = null
    return {
      actor,
      send(event: Parameters<typeof actor.send>[0]) {
        if (event.type === 'address.changed') last = event.address
        actor.send(event)
      },
      isBusy: () => actor.getSnapshot().hasTag('waiting'),
      always() {
        const { shown } = actor.getSnapshot().context
        return shown && shown.screen !== shown.address.path
          ? { 'its own': `${shown.screen} is on show at ${shown.address.path}` }
          : {}
      },
      finally() {
        const snapshot = actor.getSnapshot()
        const { context } = snapshot
        const isRight = JSON.stringify(context.shown?.address ?? null) === JSON.stringify(last)
        return isRight || snapshot.hasTag('failed')
          ? {}
          : { 'its own': `${JSON.stringify(context.shown)} is on show, not ${JSON.stringify(last)}` }
      },
      ways: [{ type: 'address.changed', address: { path: '/elsewhere', search: '' } }],
    }
  },
})
