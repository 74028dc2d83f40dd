import { afterAll, afterEach, beforeEach, type RunnerTestFile } from 'vitest'
import { type ActorScope, type InspectionEvent, StateMachine } from 'xstate'
import type { MachineParts } from '#lab/core/paths/parts.ts'
import { recordCoverage } from '#lab/core/paths/record-coverage.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Names of the parts of the project's machines that a test file covered, by machine id. */
    coveredByMachines?: Readonly<Record<string, readonly string[]>>
    /** All parts of these machines, by machine id. */
    partsOfMachines?: Readonly<Record<string, MachineParts>>
  }
}

type System = Partial<ActorScope<never, never>['system']>

/** Ids of the project's machines. Machines defined in tests are excluded, because some of their parts have no names. */
const ids = new Set(
  Object.keys(import.meta.glob('../machines/*/*.machine.ts')).map(path =>
    path.replace(/^.*\/|\.machine\.ts$/g, '').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  ),
)
const watch = recordCoverage()
const systems = new WeakSet<System>()
/** True while a test runs. Actors during test collection do not count, for example while paths are searched. */
let isTesting = false
const inspect = (event: InspectionEvent) => {
  if (!isTesting) return
  const snapshot: object = 'snapshot' in event ? event.snapshot : {}
  if ('machine' in snapshot && ids.has((snapshot.machine as { id: string }).id)) watch.inspect(event)
}

// XState calls this method for each actor of a machine before the actor's first step.
const begin = Reflect.get(StateMachine.prototype, 'getInitialSnapshot')
StateMachine.prototype.getInitialSnapshot = function watched(scope, input) {
  const system: System = scope.system
  if (!systems.has(system)) system.inspect?.(inspect)
  systems.add(system)
  return begin.call(this, scope, input)
}

let file: RunnerTestFile | undefined
beforeEach(({ task }) => {
  file = task.file
  isTesting = true
})
afterEach(() => {
  isTesting = false
})
afterAll(() => {
  if (!file) return
  file.meta.coveredByMachines = Object.fromEntries(watch.machines().map(id => [id, [...watch.of(id)]]))
})
