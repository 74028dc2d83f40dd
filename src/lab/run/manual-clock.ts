import type { ActorOptions, AnyActor, AnyActorLogic } from 'xstate'

type System = AnyActor['system']
type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>
type Scheduled = ReturnType<System['getSnapshot']>['_scheduledEvents'][string]

/** Running delay with the machine's name for it. */
export type Wait = {
  /** Unique among the delays of a run. */
  number: number
  delay: string
  /** In ms. */
  length: number
  /** Start in ms since 1970. */
  startedAt: number
  pass: () => void
}

/** Returns the delay's name from its event: `xstate.after.typingPause.lookup.typing`. */
const delayOf = ({ event }: Scheduled) => event.type.split('.')[2] ?? event.type

/**
 * Manual clock: delays end only when released. `system` is read after the actor starts, because only it
 * knows the names of delays.
 */
export function manualClock(system: () => System): Clock & { waits: () => readonly Wait[] } {
  const timers = new Map<string, { id: number; end: () => void }>()
  const scheduled = () => system().getSnapshot()._scheduledEvents
  let count = 0
  return {
    setTimeout(end) {
      count += 1
      const known = scheduled()
      // XState registers the delay before it requests a timer.
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
