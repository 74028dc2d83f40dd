import { afterAll, afterEach, beforeEach, type RunnerTestFile } from 'vitest'
import { type ActorScope, type InspectionEvent, StateMachine } from 'xstate'
import type { MachineParts } from '#lab/paths/parts.ts'
import { takenParts } from '#lab/paths/taken.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What the machines of the project took in a file of tests, by their ids. */
    takenByMachines?: Readonly<Record<string, readonly string[]>>
    /** What there is to take. */
    partsOfMachines?: Readonly<Record<string, MachineParts>>
  }
}

type System = Partial<ActorScope<never, never>['system']>

/** Only the machines of the project: those that a test makes for itself have parts without a name. */
const ids = new Set(
  Object.keys(import.meta.glob('../machines/*/*.machine.ts')).map(path =>
    path.replace(/^.*\/|\.machine\.ts$/g, '').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  ),
)
const watch = takenParts()
const systems = new WeakSet<System>()
/** What is done while tests are collected, such as looking for paths, is no test. */
let isTesting = false
const inspect = (event: InspectionEvent) => {
  if (!isTesting) return
  const snapshot: object = 'snapshot' in event ? event.snapshot : {}
  if ('machine' in snapshot && ids.has((snapshot.machine as { id: string }).id)) watch.inspect(event)
}

// Every actor of a machine passes here before its first step, wherever it is made.
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
