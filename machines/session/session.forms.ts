import { assertEvent } from 'xstate'
import {
  codeFault,
  faultsIn,
  knownUsernameFault,
  nameFault,
  newUsernameFault,
  passwordFault,
  usernameIn,
} from '#rules/sign-in-rules.ts'
import type { SessionContext, SessionEvent } from './session.types.ts'

type OfEvent = { event: SessionEvent }

/** Returns error messages by field for the submitted form; empty if the form is valid. */
function formFaults({ event }: OfEvent): Record<string, string> {
  assertEvent(event, ['signIn.submit', 'register.submit', 'code.submit'])
  if (event.type === 'code.submit') return faultsIn({ code: event.code }, { code: codeFault })
  if (event.type === 'register.submit') {
    return faultsIn(event.registration, { name: nameFault, username: newUsernameFault, password: passwordFault })
  }
  const { username, password } = event
  return faultsIn({ username, password }, { username: knownUsernameFault, password: passwordFault })
}

/**
 * Returns the transitions for a submitted form. A valid form leads to `target`; an invalid form only shows its errors.
 */
export const submit = <Target extends string>(target: Target) =>
  [
    { guard: { type: 'fits', params: formFaults }, target, actions: 'clearProblem' },
    { actions: { type: 'showFieldErrors', params: formFaults } },
  ] as const

export const ofRegistration = ({ event }: OfEvent) => {
  assertEvent(event, 'register.submit')
  return event.registration
}

/** Functions that build request bodies from submitted forms. They trim names and usernames. */
export const requests = {
  credentials: ({ event }: OfEvent) => {
    assertEvent(event, 'signIn.submit')
    return { username: usernameIn(event.username), password: event.password }
  },
  registration: ({ event }: OfEvent) => {
    const { name, username, ...others } = ofRegistration({ event })
    return { ...others, name: name.trim(), username: usernameIn(username) }
  },
  /** Returns the credentials of the account that the registration might have created. */
  newCredentials: ({ context: { registration } }: { context: SessionContext }) => ({
    username: usernameIn(registration?.username ?? ''),
    password: registration?.password ?? '',
  }),
  code: ({ event }: OfEvent) => {
    assertEvent(event, 'code.submit')
    return { code: event.code }
  },
}
