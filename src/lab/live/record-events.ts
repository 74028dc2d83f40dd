import { type AnyActor, type AnyEventObject, StateMachine } from 'xstate'
import { toProblem } from '#domain/problem.ts'
import { maskSecrets } from '#lab/core/inspect/safe-payload.ts'
import { actorOf, childrenOf } from '#lab/core/run/actors.ts'
import { childPath } from '#lab/core/run/child-path.ts'
import { sentStep } from '#lab/core/run/compare-steps.ts'
import { type RecordedActor, type RecordedMessage, storeStep } from './recorded-actor.ts'

export const isMachine = ({ logic }: AnyActor) => logic instanceof StateMachine
const srcOf = ({ src, id }: AnyActor) => (typeof src === 'string' ? src : id)

const rootOf = (actor: AnyActor): AnyActor => (actor._parent ? rootOf(actorOf(actor._parent)) : actor)

/** Returns the pending actors of the implementation `src` below `actor`, at any depth. */
function usesOf(actor: AnyActor, src: string): readonly AnyActor[] {
  return Object.values(childrenOf(actor.getSnapshot())).flatMap(child =>
    isMachine(child) ? usesOf(child, src) : srcOf(child) === src ? [child] : [],
  )
}

type EventRecorder = {
  meet: (machine: AnyActor) => RecordedActor
  /**
   * True while this machine runs an action. XState gives no sender for events that the action sends to its own machine.
   */
  isActing: (actor: RecordedActor) => boolean
  pass: (
    from: RecordedActor | null,
    to: RecordedActor | null,
    words: string,
    payload: unknown,
    kind?: RecordedMessage['kind'],
  ) => void
}

/** Records each event that an actor receives. An event from outside an actor also becomes a step of that actor. */
export function recordEvents({ meet, isActing, pass }: EventRecorder) {
  /** Returns the actor if it is a machine, otherwise its nearest ancestor that is one. */
  const machineOf = (ref: AnyActor): RecordedActor | null => {
    if (isMachine(ref)) return meet(ref)
    return ref._parent ? machineOf(actorOf(ref._parent)) : null
  }
  /** Records the output or error of a child as an event to its parent machine `to`. */
  function recordEnd(child: AnyActor, to: RecordedActor, { type, output, error }: AnyEventObject) {
    const hasFailed = type.startsWith('xstate.error.')
    if (isMachine(child)) return pass(meet(child), to, hasFailed ? 'fails' : 'ends', error ?? output)
    const src = srcOf(child)
    const use = usesOf(rootOf(child), src).length > 1 ? { src, of: childPath(child) } : { src }
    if (!hasFailed) {
      storeStep(to, null, { do: 'answer', ...use })
      return pass(to, to, `${src} answers`, output)
    }
    const { kind } = toProblem(error)
    storeStep(to, null, { do: 'fail', ...use, kind })
    pass(to, to, `${src} fails (${kind})`, error)
  }
  /** Records the start of an invoked actor and the events that it receives, except XState's internal events. */
  function recordInvoked(src: AnyActor, to: RecordedActor, { type, ...carried }: AnyEventObject) {
    if (type === 'xstate.init') pass(to, to, `${srcOf(src)} begins`, carried['input'], 'start')
    else if (!type.startsWith('xstate.')) pass(to, to, `${srcOf(src)} receives ${type}`, carried)
  }
  return (source: AnyActor | undefined, target: AnyActor, event: AnyEventObject): void => {
    const to = machineOf(target)
    if (!to) return
    if (!isMachine(target)) return recordInvoked(target, to, event)
    const { type, ...carried } = event
    if (type === 'xstate.init') return pass(to.parent, to, 'starts', carried['input'], 'start')
    if (source && /^xstate\.(?:done|error)\.actor\./.test(type)) return recordEnd(source, to, event)
    if (type.startsWith('xstate.after.')) {
      const [, , delay = type] = type.split('.')
      storeStep(to, null, { do: 'pass', delay })
      return pass(to, to, `${delay} passes`, null)
    }
    if (source && !isMachine(source)) return pass(to, to, `${srcOf(source)} sends ${type}`, carried)
    const own = isActing(to) ? to : null
    const from = source ? meet(source) : own
    if (to.ref && from !== to) storeStep(to, from, sentStep(maskSecrets(event), childPath(target)))
    pass(from, to, type, carried)
  }
}
