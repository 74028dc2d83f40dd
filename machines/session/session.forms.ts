import { assertEvent } from 'xstate'
import {
  codeFault,
  faultsIn,
  knownUsernameFault,
  nameFault,
  newUsernameFault,
  passwordFault,
} from '#rules/sign-in-rules.ts'
import type { SessionContext, SessionEvent } from './session.types.ts'

type OfEvent = { event: SessionEvent }

/** Returns messages by field for the form of an event; empty if the form is valid. */
function formFaults({ event }: OfEvent): Record<string, string> {
  assertEvent(event, ['signIn.submit', 'register.submit', 'code.submit'])
  if (event.type === 'code.submit') return faultsIn({ code: event.code }, { code: codeFault })
  if (event.type === 'register.submit') {
    return faultsIn(event.registration, { name: nameFault, username: newUsernameFault, password: passwordFault })
  }
  const { username, password } = event
  return faultsIn({ username, password }, { username: knownUsernameFault, password: passwordFault })
}

/** Sends a valid form in the state `target`; otherwise shows its errors. */
export const submit = <Target extends string>(target: Target) =>
  [
    { guard: { type: 'fits', params: formFaults }, target, actions: 'clearProblem' },
    { actions: { type: 'showFieldErrors', params: formFaults } },
  ] as const

export const ofRegistration = ({ event }: OfEvent) => {
  assertEvent(event, 'register.submit')
  return event.registration
}

/** Request bodies from the forms. Names and usernames are trimmed. */
export const sent = {
  credentials: ({ event }: OfEvent) => {
    assertEvent(event, 'signIn.submit')
    return { username: event.username.trim(), password: event.password }
  },
  registration: ({ event }: OfEvent) => {
    const { name, username, ...others } = ofRegistration({ event })
    return { ...others, name: name.trim(), username: username.trim() }
  },
  /** Credentials of the account that might have been created. */
  newCredentials: ({ context: { registration } }: { context: SessionContext }) => ({
    username: registration?.username.trim() ?? '',
    password: registration?.password ?? '',
  }),
  code: ({ event }: OfEvent) => {
    assertEvent(event, 'code.submit')
    return { code: event.code }
  },
}
