import { type AnyMachineSnapshot, type AnyStateMachine, assign, StateMachine } from 'xstate'
import { propertiesOf } from '#lab/core/cross-realm.ts'

const type = 'lab.context'

/** Returns the machine with one more event, which replaces fields of the context like an `assign` of the root. */
export function withEditableContext({ config, implementations }: AnyStateMachine): AnyStateMachine {
  const edit = { actions: assign(({ event }) => propertiesOf(event['context'])) }
  return new StateMachine({ ...config, on: { ...propertiesOf(config.on), [type]: edit } }, implementations)
}

/** Returns the event that replaces these fields. */
export const contextEvent = (context: Readonly<Record<string, unknown>>) => ({ type, context })

/** False if the run has ended, or if an active state handles the event with a wildcard. */
export const canEditContext = ({ status, _nodes }: AnyMachineSnapshot): boolean =>
  status === 'active' && _nodes.every(({ transitions }) => !transitions.has('*') && !transitions.has('lab.*'))
