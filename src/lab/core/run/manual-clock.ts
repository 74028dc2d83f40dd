import type { ActorOptions, AnyActor, AnyActorLogic } from 'xstate'
import { isOfMachine } from './actors.ts'
import { delayName } from './delay-names.ts'

type System = AnyActor['system']
type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>
type Scheduled = ReturnType<System['getSnapshot']>['_scheduledEvents'][string]

/** Running delay. `delay` is its name in the machine. */
export type Wait = {
  /** Unique in its run. */
  number: number
  delay: string
  /** Length in ms. */
  length: number
  /** Start in ms since 1970. */
  startedAt: number
  pass: () => void
}

const delayOf = ({ source, event }: Scheduled) => {
  const snapshot: unknown = source.getSnapshot()
  return isOfMachine(snapshot) ? delayName(snapshot.machine, event.type) : event.type
}

/**
 * Creates a clock on which delays end only when released. `system` provides the names of delays, and is called after
 * the actor starts.
 */
export function manualClock(system: () => System): Clock & { waits: () => readonly Wait[] } {
  const timers = new Map<string, { id: number; end: () => void }>()
  const scheduled = () => system().getSnapshot()._scheduledEvents
  let count = 0
  return {
    setTimeout(end) {
      count += 1
      const known = scheduled()
      // XState registers a delay before it requests the timer, so the delay without a timer is the new one.
      const key = Object.keys(known).find(name => timers.get(name) === undefined) ?? ''
      timers.set(key, { id: count, end })
      return count
    },
    clearTimeout(id) {
      for (const [key, timer] of timers) if (timer.id === id) timers.delete(key)
    },
    waits: () =>
      Object.entries(scheduled()).flatMap(([key, wait]) => {
        const timer = timers.get(key)
        if (!timer) return []
        const pass = () => {
          timers.delete(key)
          timer.end()
        }
        return [{ number: timer.id, delay: delayOf(wait), length: wait.delay, startedAt: wait.startedAt, pass }]
      }),
  }
}
