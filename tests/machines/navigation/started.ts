import { createActor, SimulatedClock, waitFor } from 'xstate'
import { Problem } from '#domain/problem.ts'
import type { Script } from '#machines/fakes.ts'
import { navigationFakes } from '#machines/navigation/navigation.fakes.ts'
import { navigationMachine } from '#machines/navigation/navigation.machine.ts'

export const lost = new Problem({ kind: 'network', title: 'Not loaded', message: 'Check your connection.' })

const goTo = (path: string, search = '') => ({ type: 'address.changed', address: { path, search } }) as const

/** Starts a navigation machine with fakes that follow a script. */
export function start(script: Script<'code' | 'ask' | 'prepare'> = {}) {
  const { actors, actions, calls, fetchedAhead } = navigationFakes(script)
  const clock = new SimulatedClock()
  const actor = createActor(navigationMachine<string>().provide({ actors, actions }), { clock }).start()
  return {
    actor,
    clock,
    fetchedAhead,
    /** Returns the names of the called actors, in order. */
    used: () => calls.map(({ src }) => src),
    calls,
    go: (path: string, search?: string) => actor.send(goTo(path, search)),
    /** Returns the path of the visible screen; null if no screen is visible. */
    onShow: () => actor.getSnapshot().context.shown?.address.path ?? null,
    isLate: () => actor.getSnapshot().context.isLate,
    becomes: (tag: 'shown' | 'failed') => waitFor(actor, snapshot => snapshot.hasTag(tag)),
    asks: () => waitFor(actor, snapshot => snapshot.matches('requesting')),
  }
}

/** Starts a navigation machine and waits until the screen at `/list` is visible. */
export async function onList(script: Parameters<typeof start>[0] = {}) {
  const navigation = start(script)
  navigation.go('/list')
  await navigation.becomes('shown')
  return navigation
}
