import { createActor, SimulatedClock, waitFor } from 'xstate'
import { Problem } from '#domain/problem.ts'
import type { Script } from '#machines/fakes.ts'
import { findMetals, lookupFakes } from '#machines/lookup/lookup.fakes.ts'
import { lookupMachine } from '#machines/lookup/lookup.machine.ts'
import type { LookupEmitted } from '#machines/lookup/lookup.types.ts'

const unreachable = new Problem({
  kind: 'network',
  title: 'No connection',
  message: 'The server cannot be reached.',
})

/**
 * Starts a look-up of four metals with an initial search term. `leisure` stays pending unless the script resolves it.
 */
export function start({
  term = '',
  ...script
}: { term?: string; remembered?: readonly string[] } & Script<'leisure' | 'find'> = {}) {
  const { actors, actions, calls } = lookupFakes({
    options: findMetals,
    hanging: ['leisure'],
    ...script,
  })
  const finds = () => calls.filter(({ src }) => src === 'find')
  const clock = new SimulatedClock()
  const actor = createActor(lookupMachine<string>().provide({ actors, actions }), { input: { term }, clock })
  const emitted: LookupEmitted[] = []
  actor.on('*', event => emitted.push(event))
  actor.start()
  return {
    actor,
    clock,
    emitted,
    calls: finds,
    requests: () => finds().map(call => call.input),
    type: (text: string) => actor.send({ type: 'term.type', term: text }),
    becomes: (tag: 'ready' | 'failed') => waitFor(actor, snapshot => snapshot.hasTag(tag)),
  }
}

/** Starts a look-up, opens it and waits for the results. */
export async function opened(options?: Parameters<typeof start>[0]) {
  const field = start(options)
  field.actor.send({ type: 'lookup.open' })
  await field.becomes('ready')
  return field
}

/** Starts a look-up and waits until its first search fails. */
export async function failed() {
  const field = start({ term: 'Iron', failures: { find: [unreachable] } })
  field.actor.send({ type: 'lookup.open' })
  await field.becomes('failed')
  return field
}
