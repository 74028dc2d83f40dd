import { afterAll, afterEach, beforeEach, type RunnerTestFile } from 'vitest'
import { type ActorScope, type InspectionEvent, StateMachine } from 'xstate'
import type { MachineParts } from '#lab/paths/parts.ts'
import { recordCoverage } from '#lab/paths/record-coverage.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Covered parts of the project's machines in a test file, by machine id. */
    takenByMachines?: Readonly<Record<string, readonly string[]>>
    /** All parts of the machines. */
    partsOfMachines?: Readonly<Record<string, MachineParts>>
  }
}

type System = Partial<ActorScope<never, never>['system']>

/** Only the project's machines: machines of tests have unnamed parts. */
const ids = new Set(
  Object.keys(import.meta.glob('../machines/*/*.machine.ts')).map(path =>
    path.replace(/^.*\/|\.machine\.ts$/g, '').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  ),
)
const watch = recordCoverage()
const systems = new WeakSet<System>()
/** Work during test collection, such as finding paths, does not count. */
let isTesting = false
const inspect = (event: InspectionEvent) => {
  if (!isTesting) return
  const snapshot: object = 'snapshot' in event ? event.snapshot : {}
  if ('machine' in snapshot && ids.has((snapshot.machine as { id: string }).id)) watch.inspect(event)
}

// Every actor of a machine calls this method before its first step.
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
  file.meta.takenByMachines = Object.fromEntries(watch.machines().map(id => [id, [...watch.of(id)]]))
})
